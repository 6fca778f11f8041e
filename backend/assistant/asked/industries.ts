import type { AskedOn } from './asked.ts';

/** What is asked about the eight industries. */
export const ASKED_OF_INDUSTRIES: readonly AskedOn[] = [
  {
    path: '/industries/technology',
    asked: {
      'We help software, cloud and hardware firms':
        'what do you do for technology companies | do you work with startups | software company | SaaS provider | help for tech firms | cloud company | do you know the IT sector',
      'one faulty update to a security product':
        'crowdstrike outage | windows computers crashed | faulty update 2024 | backdoor in linux | xz backdoor | what happened in July 2024',
      'begins with an early warning within 24 hours':
        'NIS2 for cloud providers | cyber resilience act | rules for technology firms | what must we report within a day | reporting duty for data centres | regulation for software makers | deadline to report an incident in Europe | AI act for model providers',
      'A command structure for the hours':
        'outage command | our platform is down | who speaks to customers during an outage | status page | major outage of our service',
      'Rollback and kill-switch authority':
        'who may roll back an update | kill switch | undo a bad release | reverse a release | stop a deployment',
      'Component inventories that answer an advisory':
        'software bill of materials | SBOM | open source risk | software supply chain | secure our build pipeline | dependencies with vulnerabilities | third party code | tampered libraries',
      'Use cases sorted by the risk classes of the EU AI Act':
        'AI product governance | release AI features safely | EU AI act for our product | can we launch an AI feature | evaluate AI before release | compliance of AI products',
      'Strategy for founders and boards':
        'growth strategy for startups | scale or margin | advice for founders | pricing in a bad year | venture | cloud costs',
      'Time from the first customer-visible error':
        'how do you measure results in technology | which measures for tech | incident commander time | metrics for software firms',
      'Platform migrations and post-merger integrations': 'which services fit technology companies',
    },
  },
  {
    path: '/industries/retail',
    asked: {
      'We prepare consumer businesses to go on selling':
        'what do you do for retailers | help for shops | supermarket chain | do you work with stores | online shop | grocery | fashion store | consumer goods',
      'The attacks on British retailers in spring 2025':
        'attacks on British retailers | M&S hack | what happened to shops in 2025 | hackers called the help desk | empty shelves',
      'every requirement of PCI DSS 4 applies':
        'PCI DSS | rules for retailers | card payment rules | product safety regulation | Martyns law | regulations for shops | scripts on the payment page | terrorism law for shops',
      'Critical lines mapped to site, route and substitute':
        'supply continuity | supplier closes | goods do not arrive | port strike | scarce goods | delivery problems | stock shortage | substitute products',
      'The systems, people and decisions of Black Friday':
        'black friday preparation | christmas season | peak trading | busiest weeks of the year | can our web shop take the load | holiday rush | sales event readiness | high season',
      'Payment-page scripts inventoried':
        'payment security | protect the checkout | secure web shop payments | card skimming | fraud at the till',
      'Offline selling that weekend staff can run':
        'sell without the till system | tills do not work | checkout is down | cash registers broken | point of sale outage | keep selling offline | card reader failure',
      'Identity checks at the help desk':
        'caller pretends to be an employee | help desk fraud | social engineering of the service desk | password reset by phone | impostor on the phone',
      'Recall decisions rehearsed':
        'product recall | contaminated product | brand crisis | unsafe product | take a product off the shelves | viral video about our shop | food poisoning | defective goods | toy is dangerous',
      'Minutes of selling lost to system faults':
        'how do you measure results in retail | which numbers would you track for a shop | KPIs for retailers | lost sales minutes',
      'Share of the hundred most valuable lines':
        'second source for products | alternative supplier for shops',
      'Time from a suspected unsafe product': 'how fast is a product withdrawn | speed of recall',
      'Password resets granted to an unverified caller':
        'test calls to the help desk | how many resets are wrong',
    },
  },
  {
    path: '/industries/finance',
    asked: {
      'We work with boards and accountable executives on services':
        'what do you do for banks | help for financial institutions | asset manager | do you know banking | investment firm | pension fund | stock exchange operator | payment provider | fintech',
      'keep their important business services within impact tolerance':
        'what do FCA and PRA require | UK operational resilience rules | impact tolerance deadline | rules for British banks | since March 2025 | important business services | supervisor expects from banks | Bank of England requirements',
      'DORA has applied across the European Union':
        'DORA | digital operational resilience act | EU rules for banks | when did DORA start | threat led penetration testing | register of technology providers',
      'PRA SS1/23 sets model risk': 'model risk rules | SS1/23 | PRA model risk',
      'Important business services defined from the customer':
        'operational resilience for banks | map services of a bank | self assessment of a bank | set impact tolerances',
      'One body of evidence for DORA':
        'regulatory readiness | prepare for a supervisory visit | evidence for the regulator | several regulators at once | compliance with DORA | inspection by the central bank | get ready for DORA | help with DORA compliance',
      'Validation effort proportionate to materiality':
        'model validation | AI models in banks | credit scoring model | explain AI decisions | machine learning models risk | algorithm trading control',
      'Isolated recovery for core ledgers':
        'fraud defence | payment fraud | cyber defence for banks | online banking fraud | money laundering scams | protect payments | stolen money transfers | hackers attack a bank',
      'Measured in a full failover':
        'how do you measure results in finance | recovery time of a bank service | measures for banks',
      'Critical providers with an exit tested':
        'exit from a critical provider | exit plan for outsourcing | leave a cloud provider',
      'Age of the oldest open high-severity': 'old findings | how long may findings stay open',
      'Hours from detecting a major incident':
        'how fast must a bank report an incident | first report of a major incident',
    },
  },
  {
    path: '/industries/healthcare',
    asked: {
      'We help clinical and executive leaders keep patients safe':
        'what do you do for hospitals | help for clinics | healthcare sector | do you work with the NHS | nursing home | medical practice | health system',
      'When ransomware struck a London pathology provider':
        'London laboratory attack | pathology ransomware | hospital appointments cancelled | synnovis | hackers hit a blood test lab | how many operations were postponed',
      'The HIPAA Security Rule requires':
        'HIPAA | laws for hospitals | DSPT | data security toolkit | NIS2 health | medical AI law | rules for health providers | regulation in healthcare',
      'Downtime procedures designed with the wards':
        'hospital IT is down | electronic patient record fails | work on paper in a hospital | downtime procedures | clinical continuity | computers in the ward do not work | nurses without computers | screens go dark | no access to patient records',
      'Access reviewed by role and by shift pattern':
        'protect patient data | medical records privacy | patient data leak | health data breach | confidentiality of patients',
      'Clinical safety cases kept alive':
        'AI in hospitals | clinical AI | AI for x-rays | triage by AI | is medical AI safe | diagnosis by algorithm',
      'Strategic, tactical and operational roles filled three deep':
        'major incident | mass casualty | winter surge | many injured people | hospital command team | disaster with many patients | pandemic',
      'Hours each service can stay on downtime':
        'how do you measure results in healthcare | how long can a ward work on paper | measures for hospitals',
      'Time from system loss to the first medication round':
        'medication without computers | drug round on paper | giving medicines when systems are down',
      'Critical results delivered late': 'late lab results | laboratory results delayed | interface failure',
      'On-call leaders exercised': 'are on-call managers trained | leaders out of date',
      'A single observed drill tells more': 'how do we start as a hospital',
    },
  },
  {
    path: '/industries/education',
    asked: {
      'Universities, colleges and school groups live by openness':
        'what do you do for universities | help for schools | college | do you work with schools | education sector | higher education | academy trust',
      'the PowerSchool breach':
        'powerschool | how often are universities attacked | school data breach | cyber attacks on schools | pupil records stolen',
      'National Security Presidential Memorandum 33':
        'NSPM-33 | research security rules | trusted research | laws for universities | AI act in education | emotion recognition in schools | is exam supervision by AI allowed',
      'Alerts that reach students who never read e-mail':
        'campus safety | shooting at a school | alert students | emergency messages to students | demonstration on campus | student protest | violence on campus | occupied building | fire in the dormitory | student welfare | text message alarm | suicide | outbreak of disease on campus',
      'Proportionate screening of partners':
        'research security | espionage at universities | foreign spies | protect our research | export control | visiting scientists | intellectual theft in labs | foreign donors | sensitive research data',
      'Assessment redesigned course by course':
        'AI in teaching | students use ChatGPT | cheating with AI | exams and AI | AI policy for a university | homework written by AI | plagiarism | essay written by a bot | pupils and artificial intelligence',
      'Fallbacks for learning platforms':
        'academic continuity | exams cannot take place | learning platform is down | teaching continues | enrolment falls | fewer students | Moodle outage | admissions system fails',
      'Share of people on site who confirm':
        'how do you measure results in education | emergency alert test | measures for universities | how many students confirm the alarm',
      'Days of cash under the agreed enrolment':
        'university finances | too few students | money for the university runs out',
      'Funded projects with a security review': 'how long does a research security review take',
      'Assessment appeals that turn on the use of AI': 'appeals about AI in exams',
    },
  },
  {
    path: '/industries/insurance',
    asked: {
      'Insurers, reinsurers and brokers sell certainty':
        'what do you do for insurers | help for insurance companies | broker | reinsurance company | insurance sector | life insurer',
      'it required standalone cyber policies to exclude':
        'Lloyds war exclusion | state backed attacks | cyber policies exclude | cyber war clause',
      'Solvency II calibrates required capital':
        'solvency | ORSA | rules for insurers | capital requirement | DORA for insurers | AI act for insurers | regulation of insurance',
      'Exposure seen by cause, across classes':
        'accumulation risk | many policies hit at once | one event hits many customers | model a cloud failure | scenario analysis for insurers | systemic cyber event | catastrophe modelling | climate exposure | aggregate exposure',
      'Trigger levels that release staff':
        'claims surge | many claims after a storm | claims handlers are overloaded | flood of claims | hurricane season | hailstorm | too many claims at once | backlog of claims | not enough adjusters',
      'Controls that predict loss told apart':
        'cyber underwriting | which security controls reduce loss | underwrite cyber risk | price cyber insurance | questionnaire for cyber customers',
      'Fairness tests fitted to the product':
        'AI for pricing | fair pricing | claims automation | algorithm refuses a claim | bias in insurance models | pricing algorithm | explain a premium | discrimination by models | automatic claim decisions',
      'Notified claims acknowledged':
        'how do you measure results in insurance | how fast are claims answered | measures for insurers',
      'Modelled against observed loss': 'compare modelled and real loss | is the catastrophe model right',
      'Automated claim refusals overturned':
        'wrong refusals of claims | overturned decisions | claim rejected by AI',
      'Days to a board-ready view': 'how quickly do we know our exposure after a catastrophe',
    },
  },
  {
    path: '/industries/defense',
    asked: {
      'We bring mission assurance, supplier integrity':
        'what do you do for the military | defence sector | army | arms manufacturer | defence contractor | navy | do you work for the armed forces | ministry of defence',
      'The adversary reads the subcontract': 'why are small suppliers a danger | spies at subcontractors',
      'CMMC 2.0, which began to enter contracts':
        'CMMC | NIST 800-171 | level 2 | when did CMMC start | cyber rules for defence contractors | false claims act | how many requirements | Pentagon cyber certification',
      'DFARS requires cyber incidents to be reported within 72 hours':
        'how fast must a defence contractor report a hack | DFARS | reporting deadline in defence | 72 hours | how long do contractors have to report',
      'Mission threads traced to single points of failure':
        'mission assurance | what fails the mission | single point of failure | protect a base',
      'Foreign ownership and dependency checks':
        'supply chain integrity | counterfeit parts | foreign owned supplier | sole source | fake components | help subcontractors with CMMC | scope of CMMC | who really owns our suppliers',
      'A baseline that customer and contractor both believe':
        'program recovery | acquisition programme is late | defence project delayed | procurement program in trouble | weapons program behind schedule',
      'Red teams briefed on published doctrine':
        'wargame | war gaming | military exercise | red team | play against an opponent | simulate a battle',
      'Mission-essential functions sustained':
        'how do you measure results in defense | measures for defence | contested exercise',
      'Sole-source parts with less than the agreed months': 'parts with only one supplier | months of stock',
      'Please keep the form free of controlled or classified':
        'may I send classified information | secret material | how do we talk about classified matters | confidential military information',
    },
  },
  {
    path: '/industries/government',
    asked: {
      'We work with central, regional and local government':
        'what do you do for the public sector | city council | ministry | local authority | government agency | town hall | do you work with public bodies | municipality | help for a mayor | civil service',
      '58 critical departmental systems':
        'national audit office report | how many government systems are weak | legacy systems in government | vacant cyber posts | how safe are government computers',
      'The Civil Contingencies Act 2004 requires':
        'civil contingencies act | GovAssure | laws for public bodies | NIS2 for public administration | rules for councils | category 1 responder duties',
      'Minimum service levels a minister can explain':
        'continuity of public services | benefits cannot be paid | services for citizens must continue | contractor of the council fails | keep essential public services running | social benefits payment system fails',
      'Warnings in the languages the area speaks':
        'crisis communication for authorities | warn the population | inform citizens in an emergency | disinformation | fake news during a crisis | rumours on social media | messages to residents | false information spreads in our city',
      'Old systems contained where replacement is years away':
        'old computers in public authorities | outdated systems | cyber defence for councils | protect a city from hackers | small IT team | ancient software | little budget for security | very old IT',
      'Rights and equality assessed before procurement':
        'AI in public administration | responsible AI for government | citizens object to an automated decision | algorithm decides about benefits | fair AI in the public sector | freedom of information',
      'Hours until each essential service':
        'how do you measure results in government | measures for public bodies',
      'Payments made on the due date': 'pay benefits when the system is off | test payments',
      'Time from confirmed emergency to first public guidance': 'how fast is the public informed',
      'Market soundings are welcome':
        'can we talk before a tender | public procurement rules | tender | framework contract | request for proposal from a public body | can public bodies talk to you without commitment',
    },
  },
];
