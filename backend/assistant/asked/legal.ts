import type { AskedOn } from './asked.ts';

/** What is asked about the three pages of rules: security, privacy, terms. */
export const ASKED_OF_LEGAL: readonly AskedOn[] = [
  {
    path: '/security',
    asked: {
      'Client platforms run on redundant infrastructure':
        'uptime guarantee | availability of your platform | 99.9 percent | is your system reliable | how often is your system down | failover',
      'Client data are encrypted wherever they are stored':
        'how is our data encrypted | encryption | is our data safe with you | how do you protect client data | how secure are you | data security | do you keep our documents safe',
      'Analysts watch our systems at every hour':
        'do you monitor your systems | security operations centre | who watches your network',
      'People see what their current task requires':
        'access control | least privilege | who can see our data | multi factor authentication | two factor login',
      'The team that answers our clients': 'how fast do you react to your own incidents',
      'Controls follow recognised standards':
        'certifications | ISO 27001 certificate | SOC 2 | are you certified | which standards do you follow | quality seals | audit certificates',
      'Client material is held apart by engagement':
        'do you work for our competitors | chinese wall | can other clients see our papers | conflict between clients | separate data of clients | information barrier',
      'Data at rest are encrypted with AES-256':
        'AES | which encryption standard | encryption of laptops and backups',
      'Data in transit are protected by TLS': 'TLS version | data in transit',
      'Keys are kept in managed key stores': 'encryption keys | who holds the keys | key rotation',
      'material is returned or deleted as the contract says':
        'what happens to our data at the end | do you delete our documents afterwards | are our files destroyed | data after the project',
      'Client material is not used to train AI models':
        'do you use our data to train AI | is our information fed to an AI | train models on client data | does ChatGPT see our data',
      'Access is granted by role and engagement':
        'how is access granted | who approves access | temporary access',
      'Rights are reviewed at fixed intervals': 'what happens to access when an employee leaves',
      'Administrator rights belong to separate accounts': 'administrator accounts | privileged access',
      'data centres with physical access control':
        'where are your servers | data centre | hosting location | physical security',
      'Divided into zones with traffic refused': 'network security | firewall | segmentation',
      'patched by severity':
        'do you patch your systems | updates of servers | hardening | how quickly do you install updates',
      'Reviewed by a second person before release':
        'how do you develop software securely | code review | vulnerability scanning | secure coding | testing of software',
      'restored on a schedule to prove that they work':
        'do you make backups | are backups tested | backup copies | where are backups kept | safety copies',
      'Logs are protected from change': 'logging | do you keep logs of your systems',
      'Reports and certificates, with their scope and date':
        'can I see your SOC 2 report | get the certificate | send me your ISO certificate | proof of certification',
      'the added requirements are written into its security plan':
        'do you fulfil special rules for health data | industry specific regulation | HIPAA compliance of your firm',
      'A suspected incident in our own systems':
        'have you been hacked | what if you are hacked yourselves | your own incident plan | security breach at your company',
      'Tell affected clients without undue delay':
        'will you tell us if our data leaks | do you inform clients of a breach | breach notification',
      'Background checks before employment':
        'background checks of your staff | do you check your employees | criminal record check | vetting | can we trust your people',
      'Training at the start and every year':
        'is your staff trained in security | security awareness | phishing training of your own staff',
      'A second person, reached by a known route':
        'how do you prevent payment fraud in your firm | unusual payment instructions | four eyes principle',
      'Managed and encrypted devices': 'laptops of consultants | mobile devices | travel with data',
      'A vendor who would handle client data is assessed':
        'your suppliers | subprocessors | third parties who see our data | do you check your vendors | list of sub-processors | outsourcing partners',
      'We answer security questionnaires':
        'will you fill in our security questionnaire | can we audit you | support an audit | due diligence questionnaire',
      'Demands from authorities are examined':
        'do you give data to the police | government requests for data | subpoena',
      'No measure on this page makes a breach impossible':
        'can you guarantee there is no breach | is anything one hundred percent secure',
      'If you have found a weakness in this website':
        'report a vulnerability | I found a bug | security hole in your website | responsible disclosure | bug bounty | do you pay for bug reports | will you sue people who report bugs | I found a security problem | whom do I tell about a weakness | hackerone',
    },
  },
  {
    path: '/privacy',
    asked: {
      'decides how and why the personal data':
        'who is responsible for data protection | data controller | privacy officer | data protection officer | contact for privacy | privacy email',
      'The contact form asks for your first name':
        'what data do you collect | which personal data is stored | what information do you have about me | data in the contact form | which details do I have to give',
      'a password that we keep only as a salted hash': 'data of accounts | how are passwords stored',
      'Your network address reaches our server':
        'do you store my IP address | do you log visitors | server logs',
      'We do not buy lists': 'where do you get my data from | do you buy addresses',
      'confidential details of an incident out of the form':
        'may I write confidential things into the form | should I put health data in the chat | sensitive details in the chat',
      'Your consent, which you may withdraw':
        'legal basis | why do you use my data | consent for the newsletter | on which legal ground',
      'The public pages set no cookies':
        'cookies | do you use cookies | do you track me | google analytics | tracking | is there advertising | which cookies are set | do you spy on visitors | analytics tools | social media plugins | facebook pixel',
      'If you take the crisis assessment':
        'are my assessment answers stored | local storage | what does the browser keep',
      'so we do not show a consent banner': 'why is there no cookie banner | consent banner | do not track',
      'Replies in the chat are produced by software':
        'is the chat an AI | who sees what I write in the chat | language model in the chat',
      'We make no decision about you that is based solely':
        'automated decisions | profiling | do you profile visitors',
      'Enquiries are open only to accounts':
        'who sees my data | who reads my enquiry data | who has access to my personal information | with whom do you share data | recipients of data',
      'We do not sell personal data':
        'do you sell my data | do you give my address to others | pass my email to third parties | share data for advertising | is my mail address traded',
      'so your data may be seen in either':
        'is my data sent abroad | transfer to the USA | where is my data stored | data outside of Europe | international transfer',
      'Up to 24 months after our last exchange':
        'how long do you keep my data | retention period | when is my enquiry deleted | how long is my message stored | storage duration | keep personal information',
      'Seven years after the end of the engagement':
        'how long do you keep client records | accounting records',
      'Data are encrypted in transit and at rest, access is limited':
        'how do you protect my personal data | is my personal information secure',
      'Erasure: to have data deleted':
        'delete my data | erase my data | right to be forgotten | remove my information | have my details wiped',
      'Access: to learn whether we hold data':
        'get a copy of my data | my rights | data subject request | GDPR rights | correct my data | object to the use of my data | privacy rights | what rights do I have',
      'we will answer within one month':
        'how quickly do you answer a privacy request | complain about privacy | information commissioner | how long until you answer a data request | does a data request cost money',
      'give their residents rights over personal information':
        'California privacy | CCPA | rights of US residents | American privacy law | privacy for Californians',
      'We answer within 45 days': 'how long for a request from California',
      'It is not directed to anyone under 16': 'children | minimum age | is the site for minors | teenagers',
      'When we change this policy': 'changes to the privacy policy | when was the privacy policy updated',
    },
  },
  {
    path: '/terms',
    asked: {
      'By signing an engagement letter':
        'how does a contract come about | when is the contract binding | who is the contract with',
      'If documents contradict each other':
        'which document has priority | order of precedence | do our purchase terms apply | our own terms and conditions',
      'An engagement letter states the scope':
        'what is in the engagement letter | what does the contract contain | replace a consultant',
      'A change of scope, timetable or fees':
        'change the scope | change request | can we change the contract | more work than agreed',
      'You give us in good time the information': 'duties of the client | what must the client do',
      'Reasonable travel and other expenses':
        'expenses | travel costs | are taxes included | VAT | hotel costs of consultants | who pays for flights | extra costs',
      'Invoices are due in 30 days from their date':
        'when must I pay | payment terms | when are invoices due | how many days to pay | payment deadline | dispute an invoice | disagree with an invoice | wrong invoice | error in the bill | contest a bill | term of payment',
      'Overdue amounts bear interest':
        'late payment | what if we pay late | interest on late payment | penalty for late payment | reminder fee | overdue invoice | pay too late | default interest | missed the payment date | fine for delayed payment',
      'Either side may end a retainer':
        'cancel a retainer | notice period | how much notice | end a retainer | cancellation | terminate the subscription | do unused hours carry over | unused time | leftover hours | hours we did not use | roll over to the next month | quit a retainer',
      'If an undisputed invoice remains unpaid':
        'what if we do not pay | can you stop work | suspend services',
      'keeps the other’s confidential information secret':
        'confidentiality | NDA | non-disclosure agreement | do you keep our secrets | secrecy | sign an NDA',
      'The duty lasts for five years':
        'how long does confidentiality last | do you name clients publicly | will you use our logo | use us as a reference | publish our name',
      'a data processing agreement forms part of the contract':
        'data processing agreement | DPA | processor contract',
      'our methods, tools, templates and training content stay ours':
        'who owns your methods | intellectual property | copyright of templates',
      'you own the deliverable as written for you':
        'who owns the result | who owns the work | who owns the reports | rights to the deliverables | ownership of the documents | may we reuse the report | do the slides belong to us | may we publish your report | who does the final work belong to',
      'We use AI tools in our work':
        'do you use AI for our project | can we forbid AI | exclude AI tools | work without AI | opt out of AI',
      'It can be wrong, and what it says is neither advice':
        'is the chat reliable | can I rely on the chatbot | is the assistant always right',
      'Response times apply to clients with an incident response retainer':
        'to whom do the response times apply | from when does the response time run',
      'No one can promise that an incident will be contained':
        'do you guarantee to recover our data | guarantee in an incident | do you promise success',
      'Notices to regulators, insurers, customers and the police':
        'who informs the authorities in an incident | who notifies the regulator | do you report to the police for us',
      'Certificates confirm that a person has completed':
        'what is the legal value of certificates | is the certificate a licence | may we record a webinar',
      'tell us within 60 days of receiving it':
        'warranty | what if the work is bad | not satisfied with the result | money back | refund | complaint about your work | poor quality | guarantee for the work | defects in the deliverable',
      'Nothing here limits liability for death': 'liability for death or injury',
      'total liability under an engagement is limited to the fees':
        'liability limit | how much are you liable for | who pays if you make a mistake | damage caused by your advice | indemnity | compensation for errors | are you insured for mistakes | cap on damages | sue you',
      'Nobody else may rely on it': 'may third parties rely on your advice | share the report with others',
      'Either side may end it in writing if the other commits a material breach':
        'terminate the contract | end the engagement early | breach of contract | cure period | break the contract | what if one side violates the contract',
      'At the end you pay for work done':
        'what do we pay when the contract ends early | what happens at termination',
      'You may read, print and link to these pages':
        'may I copy your texts | use of the website | link to your site | reprint an article | scrape the site',
      'events beyond its reasonable control': 'force majeure | act of god',
      'We may change these terms for future engagements': 'can the terms change | new terms',
      'The law of England and Wales governs':
        'which law applies | governing law | court | jurisdiction | where can we sue | dispute resolution | arbitration | mediation | legal dispute | what if we disagree about the contract',
    },
  },
];
