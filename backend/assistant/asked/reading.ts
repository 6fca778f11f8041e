import type { AskedOn } from './asked.ts';

/** What is asked about what there is to read, to watch and to fill in. */
export const ASKED_OF_READING: readonly AskedOn[] = [
  {
    path: '/insights',
    asked: {
      'Papers, cases and briefings from our practices':
        'what have you published | do you have a blog | what can I read | publications | news and articles | insights hub | your latest thinking | reading material | which topics do you write about',
      'Much of the AI in a large organisation arrives':
        'featured insight | paper on AI governance | AI that came with software | what should a board ask about AI',
      'Crisis teams lose their first hour':
        'article on the first hour | how to use the first hour of a crisis | known assumed unknown lists',
      'Public inquiries into failures':
        'research on risk | why are known risks ignored | study of inquiries | risk was written down but nobody acted',
      'A retailer sent every online order':
        'case study of a retailer | warehouse case | shop with only one warehouse',
      'In a crisis the most senior voice':
        'article on leadership | contradict the boss | how to disagree with the CEO | tell the chief he is wrong | speak up to the boss | article about disagreeing',
      'Large migrations are planned as projects':
        'article on migration | cutover weekend | go live weekend | digital transformation article | switching systems at the weekend',
      'Software that acts on its own':
        'AI agents webinar | autonomous software | permissions for AI agents | agents that act by themselves',
      'Two vendors can fail together':
        'report on suppliers | shared dependencies | suppliers of suppliers | fourth parties | latest report about supply chain',
      'Crisis leadership is mostly settled':
        'paper on crisis leadership | who decides at night | who may act alone',
      'Five questions for legal and procurement':
        'latest article | newest article | most recent article | AI reads contracts | give an AI assistant our contracts | contract archive and AI | what is your newest publication | last text you published',
      'What can be said truthfully when little is certain':
        'latest webinar | what to say when you know nothing yet | first statement in a crisis',
      'what experienced commanders leave unsaid':
        'podcast | latest podcast | newest podcast episode | something to listen to | audio | last podcast about | which podcasts do you have | most recent episode',
      'Recovery objectives are agreed in meetings':
        'latest report | newest report | recovery times | RTO report | are recovery times realistic',
      'Join 10,000+ executives':
        'newsletter | subscribe | how do I sign up for the newsletter | mailing list | how many subscribers | how often does the newsletter come | weekly briefing | how many people read your newsletter | can I get news by email | is the newsletter free | register for updates | how do I get full access | become a subscriber | who reads the briefing',
      'you can leave at any time':
        'unsubscribe | stop the newsletter | how do I get off the mailing list | cancel the newsletter',
      'Titles and summaries are open':
        'why can I not open the paper | who may read the full texts | is everything free to read | clients and subscribers only | access to full articles | locked content | I cannot download',
      'Sector reports on exposure': 'market research reports | sector reports | industry reports',
    },
  },
  {
    path: '/resources/white-papers',
    asked: {
      'Four papers for boards and executives':
        'white papers | which white papers are there | list of papers | how many white papers | research papers',
      'Summaries are open to everyone':
        'how do I get a white paper | download a paper | are white papers free | who may read the papers',
      'Vendors add models to products':
        'paper on AI governance | AI paper for directors | governing AI | twelve questions about AI | AI inside bought software | white paper about artificial intelligence',
      'Authority in a crisis fails in predictable places':
        'paper on decisions at night | who decides at two in the morning | delegation in a crisis | deputies and handovers | paper about crisis leadership | night shift decisions | authority paper | text about being in command',
      'Recovery plans tend to follow the architecture diagram':
        'paper on operational resilience | services before systems | customer harm of an outage | resilience from the customer side',
      'An appetite statement earns its place':
        'paper on risk appetite | how to write a risk appetite | limits for managers | risk appetite statement',
      'take their board through one of these':
        'can you present a paper to our board | discuss a white paper with the authors',
    },
  },
  {
    path: '/resources/case-studies',
    asked: {
      'Four engagements without names':
        'case studies | examples of your work | success stories | past projects | references | what have you done for other clients | are client names given | show me examples | proof of your work | which companies are in the case studies',
      'The outline of each is open': 'can I read the full case study | full case',
      'Several hospitals shared one electronic record':
        'hospital case study | healthcare example | example of a hospital | clinic project | how did you help a hospital',
      'Every ward has completed a rehearsed night':
        'result of the hospital case | sealed box per ward | what changed in the hospital',
      'A banking group answered supervisors':
        'bank case study | finance example | example of a bank | project for a bank | three supervisors',
      'The three service maps are retired': 'result of the bank case | what changed at the bank',
      'All online orders left through one building':
        'retail case study | example of a retailer | warehouse failure | shop example | online orders stuck | conveyor broke',
      'Orders can be rerouted during a shift': 'result of the retail case | what changed for the retailer',
      'a regional authority had every department asking':
        'government case study | public sector example | ransomware at an authority | example of a city | example of a council after a cyber attack | real ransomware story',
      'Statutory payments were made throughout':
        'result of the government case | how long did the recovery of the authority take | what changed at the authority',
    },
  },
  {
    path: '/resources/webinars',
    asked: {
      'Live sessions with one of our practices':
        'webinars | online seminars | live sessions | how long is a webinar | is there time for questions | what kind of events do you have',
      'Free of charge and open to executives':
        'are webinars free | what does a webinar cost | how do I register for a webinar | who may attend the webinar | sign up for a session | upcoming webinars | next webinar | which sessions are planned | can I take part in a webinar | future events | upcoming dates | online event in spring',
      'A model in daily use begins to give harmful answers':
        'webinar on AI incident | webinar in February | AI goes wrong webinar | next live session',
      'A hosted service that you and your competitors share':
        'webinar on suppliers | webinar in April | supplier failure session | critical supplier webinar',
      'Recordings with transcript and slides':
        'recorded webinars | can I watch old webinars | replay | recordings | slides of a past session | missed the webinar | video of a past talk | transcript',
      'Holding statements that remain true':
        'webinar on crisis communication | recorded session about speaking to journalists | what to tell the press session',
      'Permissions for software that acts by itself':
        'recording about AI agents | webinar on AI agents | replay of the agents session',
      'How to set a limit for disruption in one workshop':
        'webinar on impact tolerances | recording about impact tolerance',
      'Any of these can be held in private':
        'private webinar for our company | webinar only for our team | in-house session',
    },
  },
  {
    path: '/resources/crisis-assessment',
    asked: {
      'Twenty-eight questions in four areas':
        'what is the crisis assessment | readiness test | how many questions does the test have | self assessment | how ready are we for a crisis | online test | check our readiness | quick check | how long does the assessment take | survey | is the assessment anonymous | do I have to give my name | quiz | test our preparedness | where do we stand | free check | questionnaire for companies | maturity test | scan',
      'Fifteen minutes alone, or an hour with the executive team':
        'should I do the assessment alone or with the team | duration of the assessment | how much time does the test need | who should fill it in',
      'Four statements stand under each question':
        'how does the assessment work | how do I answer | what if I do not know an answer | instructions for the test',
      'An intention is not evidence': 'what counts as evidence in the assessment',
      'A score for each area':
        'what result do I get from the assessment | what do I receive at the end of the test | is there a report | are my answers stored | who sees my answers | do you keep my answers | score of the test | is it sent to you | privacy of the test | outcome of the assessment',
      'The short form of the assessment':
        'paper version of the assessment | print the checklist | checklists | seven statements | can I use it without a computer',
      'Whether an intruder would be noticed':
        'cybersecurity readiness checklist | which areas does the assessment cover | four areas of the test',
      'Whether the services that matter would continue':
        'operational continuity checklist | continuity questions',
      'Whether you could reach the people who matter':
        'communication systems checklist | communication questions in the test',
      'Whether you would see it coming': 'risk monitoring checklist | risk questions in the test',
      'The number says how many arrangements':
        'what does the score mean | how to read the number of ticks | is my score good | compare with others | benchmark',
      'A conversation of an hour is usually enough':
        'discuss the result of the assessment with you | what to do with open points',
    },
  },
  {
    path: '/resources/library',
    asked: {
      'Guides, templates and training material from our own engagements':
        'resource library | downloads | templates | guides | tools to download | documents I can use | which resources are there | free material | toolkits | forms to download',
      'What a crisis team does from the first call':
        'guide for a crisis | crisis guide | manual for a crisis team | first day of a crisis | handbook for emergencies',
      'A register with owners, indicators, thresholds':
        'template for a risk register | risk register excel | spreadsheet for risks | risk list template',
      'Points to settle on purpose, data, testing':
        'checklist | checklist for AI | before AI goes live | AI checklist | which checklists do you have | list to tick before using AI',
      'How to choose a handful of measures':
        'guide to indicators | choose KPIs for the board | guide on measures | early warning indicators guide',
      'One statement delivered badly, then well':
        'video | training video | video for spokespersons | prepare for a TV interview | practise speaking on camera | film about statements | prepare for journalists | interview preparation',
      'A half-day session in which deputies run':
        'training session for deputies | training material | slides for a workshop | material for deputies | exercise for stand-ins',
      'We adapt these papers to a sector':
        'can you make a template for us | custom resource | resource is not in the library | special guide for our company | request a document | adapt a template',
    },
  },
];
