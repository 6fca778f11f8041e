import type { AskedOn } from './asked.ts';

/** What is asked about the eight services. */
export const ASKED_OF_SERVICES: readonly AskedOn[] = [
  {
    path: '/services/ai-education',
    asked: {
      'We teach boards to decide about AI':
        'do you offer AI training | AI course | teach us artificial intelligence | learn about AI | machine learning training for staff | workshop on AI | education on artificial intelligence | can you train our people in ChatGPT | AI skills for employees | generative AI course | AI seminar',
      'A course built around a tool is out of date':
        'how are your AI courses different | why not a course from a software vendor | what is wrong with other AI courses',
      'The exercises are made from that material':
        'which material is used in the lessons | are the exercises made for us | do you adapt the course to our company | tailor made AI training | do you use our own documents in the course | real examples from our work',
      'The teachers are consultants who use these systems':
        'who teaches the AI course | who are the trainers | who are the instructors | do the teachers have practical experience | who gives the lessons',
      'On your premises, in our offices or online':
        'where does the AI training take place | can you come to us for the course | is the AI course online | remote training | at which location are lessons | virtual class',
      'Half a day for a board or executive committee':
        'AI training for the board | AI for directors | AI briefing for executives | what does the management get in the AI course | how long is the executive AI session | short course for top managers | what do leaders learn about AI | AI lesson for the CEO | what is in it for the board',
      'Courses for operations, legal, finance, risk or engineering':
        'AI training for employees | practical course for practitioners | training for lawyers and engineers | how to use ChatGPT safely at work | prompts | course for finance staff | what do practitioners learn | AI for normal workers | teach teams to use copilots | recognise invented sources | course for departments',
      'a supervised piece of work with AI':
        'how does the certification work | how do I get certified in AI | AI certificate | AI exam | what must candidates do for the certificate | diploma in AI | how is the test done | qualification in AI | what is the examination like',
      'a register of holders': 'is there a list of certified people | who keeps the register of certificates',
      'Attendance earns nothing':
        'what does the certificate prove | is it enough to attend | what is the certificate worth | do I get a certificate for taking part',
      'It also lapses':
        'how long is the certificate valid | does the certificate expire | renew the certificate | validity of the AI diploma | is the certificate recognised officially | is it accredited by the state | recognised by a professional body | official qualification | do I have to renew it',
      'Two examiners, written criteria':
        'who marks the exam | who are the examiners | how is the exam marked | who grades the candidates',
      'Reasons in writing and a second attempt':
        'what if someone fails the exam | can I fail the test | can I repeat the exam | what happens if I do not pass | resit | second try | pass rate',
      'They leave able to tell a sound proposal':
        'what do directors learn | who should attend the AI course | target group of the AI training | for whom are the AI courses',
      'Course material is prepared where it stays out of model training':
        'will our documents be used to train a model | is our data safe in the AI course | do our files go into an AI | are our papers kept out of ChatGPT',
      'Executives give half a day':
        'how long are employees away for the course | how much time does the AI training take | duration of the training | hours per week for the course | how many days does it take | group size of the course | how many people per class',
      'A sponsor with authority over those attending':
        'what do you need from us for the AI course | preparation for the AI training | what must we provide before the training',
      'By session for executives, by group for practitioners':
        'what does the AI training cost | price of the AI course | fees for the AI certificate | how much is a course | cost of AI education | tuition | exam fee',
      'The exercises, the teaching notes and the criteria':
        'what do we keep after the course | can our own trainers give the course later | our staff learn to give the course | train the trainer | may we reuse the course material | what remains after the training',
      'Name the department that works with AI today':
        'where should we start with AI training | which department first',
    },
  },
  {
    path: '/services/full-service-consulting',
    asked: {
      'We take on a strategic question from end to end':
        'what is full service consulting | strategy consulting | management consulting | can you develop our strategy | business consulting | what does your consulting include | help with our strategy | do you also implement or only advise',
      'A strategy seldom fails on the page':
        'why do strategies fail | why do projects of consultants fail | what goes wrong between strategy and execution',
      'We contract for all of it, in stages at which you can stop':
        'can we stop in the middle of the project | is it possible to end consulting early | how large is your team | do the same consultants stay',
      'One partner, first meeting to handover':
        'who leads the consulting project | which partner is responsible | is the senior person always there',
      'You receive a diagnosis short enough':
        'what happens in the discover stage | what happens first | analysis of the problem | first phase | what are the stages of consulting | four phases | steps of a consulting project | discover design deliver drive | how does the consulting process work | what do we get from the diagnosis',
      'Two or three genuine options':
        'what happens in the design stage | do you give us alternatives | how many options do we get | second phase',
      'Mixed teams build the processes':
        'what happens in the deliver stage | who implements the change | implementation | third phase',
      'The new operation is run against its targets':
        'what happens in the drive stage | last phase | do you stay until it works',
      'Markets, products and sites to enter':
        'enter a new market | which markets should we compete in | growth strategy | should we close a product line | expand to another country | market entry | competitive strategy',
      'Structure, support functions and authority':
        'reorganise the company | organisational design | too many committees | too many levels of hierarchy | restructure departments | decision rights | reduce bureaucracy | restructuring',
      'a business that has slipped behind its plan':
        'we are making losses | turnaround | our profits are falling | company is losing money | restructure costs | save costs | cut costs | business is not doing well | cash problems | running out of money | performance improvement | sales are dropping',
      'Mergers, separations and shared services':
        'merger | acquisition | we are buying another company | integrate two companies | post merger integration | carve out | sell a part of the business | takeover | joining two firms | separate a division | demerger | due diligence on a company we buy',
      'One executive with the authority to settle':
        'what do you need from us for a consulting project | what does the sponsor have to do | how much time does it cost our managers | our duties in the project | what is expected of the client',
      'Every stage has a scope, a price and an end':
        'can we book only the first stage | just an analysis and no implementation | only a diagnosis | start small | hire you for one phase only | do we have to take everything | a pilot first',
      'The people named in the proposal':
        'who will be on our team | who comes to our offices | can consultants be replaced | do you send juniors | are the people exchanged during the project | do you use subcontractors | external experts | what if a consultant leaves',
      'Discovery and design carry a fixed price':
        'how do we agree the fee | what does consulting cost | price of a consulting project | daily rate | how much do you charge for strategy work | consulting fees | are expenses extra | monthly fee | hourly rates | budget for consulting | how expensive are you',
      'Where the result can be read from your own records':
        'success fee | performance based pay | pay by results | only pay if it works | contingent fee | share the risk of success | bonus tied to results | no cure no pay',
      'Named managers take over':
        'how does a project end | how do you hand over | do you come back after the project | follow up after the end | what happens at the end of the engagement | check later whether it still works',
    },
  },
  {
    path: '/services/executive-coaching',
    asked: {
      'Private, structured work with senior leaders':
        'what is executive coaching | coaching for managers | I need a coach | leadership coaching | mentor for a CEO | personal coaching | help me become a better leader | sparring partner | do you coach executives',
      'People who report to you have careers to consider':
        'why do leaders need coaching | why would I need a coach | it is lonely at the top',
      'Sessions concern something about to happen':
        'what do we talk about in coaching | what is discussed in sessions | topics of coaching | how does a session look',
      'Coaching is neither therapy':
        'is coaching therapy | psychological help | burnout | can coaching replace therapy | is it counselling | mental health',
      'Chairs, chief executives, their committees':
        'who is coaching for | whom do you coach | is coaching only for CEOs',
      'Every two or three weeks':
        'how often are the sessions | how frequently do we meet | frequency of coaching',
      'Your office, ours, or anywhere quiet':
        'where does coaching take place | location of the sessions | can the coach come to my office | online coaching',
      'Long interviews with you':
        'how does coaching work | how does coaching begin | phases of coaching | what happens in the assessment phase | steps of the coaching | do you ask my colleagues | feedback from my team',
      'You choose no more than three aims':
        'how many goals do we set | goals of coaching | planning phase | targets in coaching',
      'The coach sits in on a meeting':
        'does the coach watch me at work | rehearse a speech | practise a presentation with the coach',
      'The opening interviews are repeated':
        'how do you measure the success of coaching | integration phase | how do I see progress | how does coaching end',
      'It is not passed to the board':
        'is coaching confidential | does my boss learn what I say | is everything secret | does HR find out | who hears about what I tell the coach | will my employer know | privacy of sessions | do you share it with the board | discretion',
      'That sessions take place':
        'what does my company learn about the coaching | what does the sponsor hear | who reports progress | does the company get a report',
      'Brief notes, held by the coach':
        'are notes taken | what is written down | are there records of the sessions | what happens to the notes of the coach',
      'At danger to life':
        'limits of confidentiality | when does the coach have to talk | exceptions to secrecy | is there anything the coach must report | crime',
      'For a leader in post with something to change':
        'one to one coaching | individual coaching | personal sessions',
      'For a new chief executive, minister or director':
        'starting a new job | I am about to become CEO | newly appointed director | first hundred days | new in the role | before the appointment is announced | taking up a new position | I was promoted | onboarding of a leader | transition to a new post | successor',
      'For a committee that is polite in the meeting':
        'team coaching | coaching for a group | our board fights | conflict in the management team | leaders do not get along | quarrels between directors | management does not agree | team building for executives | group sessions',
      'You meet two before choosing':
        'can I choose my coach | what if I do not like the coach | change the coach | trial session | meet the coach first | is the first meeting free | wrong coach | chemistry with the coach | try before I pay | switch to a different coach',
      'between six months and a year':
        'how long does coaching last | duration of coaching | how many months | how long will it take',
      'Ninety minutes at a time':
        'how long is a session | how much time does coaching take | time in my calendar | can I move a session | reschedule an appointment | cancel a session | postpone',
      'a fixed fee for an agreed number of sessions':
        'what does coaching cost | price of coaching | how much is a coach | who pays for coaching | what appears on the invoice | can I pay for the coach privately | coaching rates | can I hire a coach myself',
      'After any session, without giving reasons':
        'can I stop coaching | break off | quit coaching | end it early | cancel the coaching | leave at any time',
      'The first meeting is private':
        'how do I start with coaching | first talk about coaching | is the first conversation confidential',
    },
  },
  {
    path: '/services/technical-program-management',
    asked: {
      'We lead technology programs that cross departments':
        'program management | IT project management | manage a large IT project | lead our technology programme | project managers for a software project | do you provide project leaders | big IT rollout | run our ERP implementation | digital project lead',
      'Settle what the program is for':
        'stages of program management | how do you start a programme | initiate phase | five stages | phases of a project | steps of a technical project | initiate plan execute monitor close | lifecycle of the programme',
      'Divide the outcome into deliverables':
        'how do you plan a project | planning stage | how do you set the date | estimate the schedule',
      'Work in short cycles':
        'how do you execute | do you work agile | sprints | how do you deal with suppliers who deliver late',
      'A deviation reaches the sponsor in the week it appears':
        'how do you monitor the project | how quickly do we hear about problems | tracking of budget and progress | what if the project deviates from plan',
      'Test acceptance, pass support to the operating team':
        'how do you close a project | closing stage | what happens in the last stage',
      'Programs that fail in public have often been reported green':
        'why do IT projects fail | status reports look better than they are | traffic light reporting | everything is green | honest reporting | why did nobody see the failure coming | projects reported as fine until they fail | bad news is hidden',
      'We count only what has been accepted':
        'how do you measure progress | how do you know what is finished | when is something done | real progress | how do you get the truth about the status | percent complete',
      'Core systems, cloud migration, security repair':
        'which kind of programmes do you manage | cloud migration | move to the cloud | replace a core system | what types of projects do you lead | data centre move | system replacement',
      'Yours where it works, ours where it does not':
        'which project method do you use | do you use PRINCE2 or scrum | agile or waterfall | must we adopt your method',
      'One page a week':
        'how do you report | how often are status reports | how long are the reports | weekly report | who signs the report',
      'No commissions, no resale':
        'do you get commissions from vendors | are you independent of suppliers | do software makers pay you | kickback | do you resell licences | are you neutral | referral fees | vendor neutral | conflict of interest with manufacturers',
      'You have an approval and a budget':
        'we are starting a new IT programme | set up a project | we need someone to lead a new program | choose a vendor | vendor selection | select a supplier',
      'The date has moved more than once':
        'our project is late | project is over budget | failing IT project | rescue a project | project in trouble | troubled programme | turn around a project | delayed again and again | recovery of a project | nobody believes the deadline | our migration is going wrong | behind schedule | should we stop the project | project is a disaster | costs are exploding',
      'A supplier delivers, and you need engineers on your side':
        'our supplier blames us | check the work of a vendor | dispute with a software supplier | control the contractor | is the vendor doing what we paid for | oversee an integrator | change requests are too expensive | inspect deliverables | second opinion on a vendor',
      'We supply the lead and a small office':
        'do you replace our project managers | what happens to our own project leaders | do you take over from our managers | do our people keep their role | will our staff lose their jobs to you',
      'You keep the business decision, and each vendor its contract':
        'who is responsible if the project fails | who carries the risk | liability for delivery | who answers for delays | what do you guarantee',
      'read access to plans, contracts and repositories':
        'what do you need before you start | what must be in place before your project managers come | prerequisites | what should we prepare for the programme lead | access you need',
      'we use your equipment and tools and accept vetting':
        'can you work under our security rules | do you accept background checks | does the source code stay with us | work on our laptops | security clearance for your project staff',
      'A review of an existing program has a fixed fee':
        'what does project management cost | price of a project review | how do you charge for program management | fee for a health check of our project | cost of an assessment of the programme | how much for an audit of our IT project | rates of project managers',
      'Each deliverable has been accepted by a user':
        'what do we get at the end of the programme | documents at handover | what is on file when you leave | final documentation | project closure papers | paperwork',
      'Final spending is matched to the ledger':
        'final accounting of the project | how is the money accounted for | reconcile costs',
      'Every finding names the policy': 'lessons learned of the project | how do you record lessons',
    },
  },
  {
    path: '/services/risk-resilience',
    asked: {
      'We help boards name the few risks':
        'risk management | enterprise risk management | help us with risks | resilience consulting | operational resilience | business continuity | how do you help with risk | ERM | become more resilient',
      'Three kinds of risk, three kinds of loss':
        'which risks do you cover | kinds of risk | categories of risk | types of danger you look at | which threats do you analyse | what risks do you look at',
      'Threats to the reason why customers': 'strategic risk | a competitor takes our market',
      'Threats to cash and capital':
        'financial risk | liquidity | currency risk | credit default | exchange rates | fraud in the accounts | interest rates',
      'Threats to the belief others place':
        'reputational risk | reputation damage | bad press risk | greenwashing | scandal risk | image of the company | our brand could suffer | loss of trust',
      'Walk the service from customer to cellar':
        'how does the framework work | four step framework | steps of the resilience framework | assess design build test | how do you assess a service | how do you find what a service depends on | resilience method',
      'Set how much disruption is tolerable':
        'risk tolerance | how much disruption is acceptable | what is tolerable | choose controls | what should we insure | how long may it be down',
      'second suppliers, fallback procedures':
        'build step | what do you put in place | fallback | backup supplier | plan b | emergency reserves',
      'Break it on purpose':
        'how do you test resilience | stress test | test step | try out whether it holds | break things deliberately | chaos test',
      'Many boards receive a long table of risks':
        'what is wrong with a risk register | why is our list of risks useless | is a risk register enough | heat map | too many risks on the list | do we need a risk register',
      'sometimes to bear the risk knowingly':
        'can we accept a risk | is it ok to live with a risk | must every risk be removed | cost of resilience | what does resilience cost | do nothing about a risk | tolerate a danger',
      'Risk statements, tolerances, proven plans':
        'what do we receive from the risk work | deliverables of risk consulting | results of a risk project',
      'Board, risk committee, supervisor, insurer': 'who reads the risk report | for whom is the report',
      'One executive for each risk': 'who is responsible for a risk | who should own a risk | risk owner',
      'What happens, in a sentence that a newspaper could print':
        'what is a risk statement | what does a good risk description contain | how should a risk be written down | four lines for every risk | how to describe a risk | elements of a risk entry | template for describing risks',
      'Distance, and hands for the building':
        'we already have a risk department | why do we need you if we have a risk manager | do you work with our chief risk officer | what do you add to our risk function | internal risk team',
      'Assessing one service is a matter of weeks':
        'how long does a risk assessment take | how soon do we see improvement | duration of the risk review | how fast are results | time for a resilience project | when will it be better',
      'The readers you list':
        'who sees our weaknesses | are the risk findings confidential | is the report protected by lawyers | who gets to know about our vulnerabilities | legal privilege',
      'service managers for two or three workshops':
        'what do you need from us for the risk assessment | how many workshops | our contribution to the risk project | which of our people are needed for risk work',
      'A set sum for the assessment':
        'what does a risk assessment cost | price of resilience work | commercial terms of risk | how is risk consulting paid | cost of a risk review',
      'One sentence is enough':
        'how do we start with risk management | what should we tell you about our risk',
    },
  },
  {
    path: '/services/insights-enablement',
    asked: {
      'We build the intelligence, the measures and the working platform':
        'what is insights enablement | data analytics service | business intelligence | help us use our data | data driven decisions | reporting for executives | analytics platform',
      'A large organisation can count almost anything':
        'why do our reports not help | too many reports | nobody uses the dashboard | sales and finance report different numbers | figures do not match | what is wrong with our reporting | contradicting numbers',
      'We work backwards from the diary':
        'how do you decide what to measure | can old reports be switched off | where do you begin with data | how do you choose the data',
      'The data platform you have':
        'do we need a new data platform | which technology does it run on | do you work with our existing tools | Power BI | Tableau | data warehouse',
      'The data throughout, the build once paid for':
        'who owns the data | who owns the dashboards | does the platform belong to us',
      'A standing watch on competitors':
        'market intelligence | watch our competitors | observe the competition | what are our rivals doing | news about our market | competitor analysis | monitor the market | market research | keep an eye on other firms in our market | trends in our sector',
      'One account of how the business is doing':
        'performance analytics | how is our business doing | measure performance | KPIs | forecast accuracy | are forecasts checked | one version of the truth',
      'Preparation for a particular choice':
        'decision support | help with an important decision | prepare a decision | big investment decision | what is a premortem | compare options before deciding',
      'Managers answer ordinary questions for themselves':
        'self service analytics | can managers look up figures themselves | without asking the IT department',
      'One screen for each committee':
        'executive dashboards | dashboard for the board | cockpit for management | what do the dashboards look like | which screens do you make | visualisation of figures | charts for directors',
      'Comments, assumptions and conclusions':
        'collaboration tools | comment on figures | discuss numbers together',
      'Models look for breaks in a pattern':
        'AI powered insights | does AI analyse our data | who checks the analysis of the AI | anomaly detection | automatic analysis',
      'decisions and the evidence each relies on today':
        'steps to introduce the platform | five steps of insights | how is it put in place | how do you implement dashboards | discover design develop deploy drive | rollout of analytics',
      'Bring it into one meeting': 'how is the new report introduced | what happens to the old report',
      'Only the part on which a decision depends':
        'our data is bad | must we clean our data first | data quality is poor | messy figures | incomplete data | our numbers are wrong | data is a mess | tidy up the data before',
      'we have none to place':
        'do you sell software | must we buy a tool from you | do you have your own product | is there a licence to buy | own software | which tool do you sell',
      'Those whom you authorise, role by role':
        'who can see confidential figures | access to sensitive data | permissions in the dashboard | are our numbers safe with you | insider information | where is the data kept',
      'A committee chair who intends to use it':
        'which of our people do you need for the dashboards | who must take part from our side | what staff do we provide for analytics | participants from our company',
      'Discovery and design together have one price':
        'what does insights enablement cost | price of dashboards | cost of market intelligence | how is analytics priced | fee for the weekly market note',
    },
  },
  {
    path: '/services/training-exercises-simulation',
    asked: {
      'We build exercises from your own operations':
        'crisis exercise | run an exercise | emergency drill | train for emergencies | crisis training | rehearse a crisis | tabletop exercise | do you run simulations | practise for the worst case | can you train our crisis team | what exercises do you offer',
      'Courses and drills that give individuals':
        'skills training | individual training | courses for single persons',
      'Tabletop, functional and full-scale exercises':
        'live exercises | full scale exercise | which kinds of exercise are there | who plays the journalists | actors in the exercise | is the press played',
      'Models of plant, network or market':
        'simulation | what can you simulate | simulate events that are too dangerous',
      'An exercise that everyone passes has taught nothing':
        'why should an exercise go wrong | is it good if everybody passes | how hard are the exercises | how realistic are the exercises | surprises in the drill',
      'no individual is graded':
        'are people graded in the exercise | will staff be blamed | do participants get marks | is it embarrassing for participants | what if someone makes mistakes in the drill | can the exercise be stopped | safety during the exercise | are individuals judged | stress for the participants | does my boss see how I performed',
      'For executives and board members who will sign':
        'leadership programme | training for executives in a crisis | crisis leadership training | which programmes are there | four programmes | media training | speaking in front of cameras | press conference practice',
      'For technical teams, and for the managers who have to let them':
        'cybersecurity training | cyber exercise | practise a ransomware attack | hacker attack drill | simulate a cyber attack | IT security exercise | rehearse a hack with the IT department | malware exercise',
      'For service owners who must keep going':
        'business continuity training | exercise without IT | relocate to another site | practise working by hand | evacuation of the office drill | alternative workplace | loss of the building',
      'For operators, engineers and responders':
        'technical training | training for engineers | training for operators | hands on training for technicians',
      'Places that cannot be closed or set alight':
        'virtual reality | VR headset | VR glasses | virtual training | immersive training | 3d goggles',
      'A working model of your network, plant or supply chain':
        'digital twin | digital copy of our plant | model of our factory | simulate our supply chain | virtual model of the network | replica of the plant',
      'The opponent improvises':
        'AI scenarios | does AI play the attacker | AI in exercises | computer generated scenario',
      'Read plans and past incidents':
        'steps of an exercise | how is an exercise built | five steps from question to retest | process of planning an exercise | analyze design develop deliver evaluate | how do you design a drill',
      'Brief, play, pause where necessary':
        'how does the exercise day go | what happens on the day | when is the debriefing',
      'Rank the defects':
        'what happens after the exercise | follow up of the drill | evaluation of the exercise | are the defects repaired',
      'A tabletop for an executive team can be ready in a few weeks':
        'how long does it take to prepare an exercise | how quickly can you set up a tabletop | put together a drill | time to organise an exercise | how early must we book | lead time for a drill | when can you run an exercise for us | how many weeks before',
      'Only where you decide that it may':
        'could the exercise disturb our business | does a drill interrupt production | is it risky for live systems | will real systems be touched | impact on daily operations | are the emergency services told about the drill | danger for operations',
      'The report is addressed to the sponsor':
        'who sees the report of the exercise | does the regulator see the exercise results | is the result secret | is the outcome sent to the authorities',
      'a free day, one page to read':
        'what do participants have to prepare | what must people prepare before taking part | what should I bring to the exercise | how much time do participants need | preparation for attendees | do I have to study before the exercise',
      'A fixed price, set once the design is approved':
        'what does an exercise cost | price of a simulation | how much is a drill | cost of a crisis exercise | fee for training day | is VR expensive',
    },
  },
  {
    path: '/services/incident-response',
    asked: {
      'Cyber and crisis responders on duty':
        'incident response | help in a crisis | emergency team | what is your incident response service | can you help when we are hacked | 24 hour response | is somebody there at night | are you available at Christmas | awake at 3 am | do you answer on Sundays | around the clock help',
      'Call at any hour, from a telephone outside the affected network':
        'what should we do when we are hacked | first steps in a cyber attack | should we turn off the computers | shut down infected machines | what do we do right now | instructions for an emergency | hackers are in our systems what to do | unplug the server | what not to do during an attack',
      'Stop the intruder, keep the evidence':
        'cyber response | forensics | who was in our network | investigate a breach | do you collect evidence | do you work with the police | find out what was stolen | cooperate with insurers | get the attackers out | digital investigation',
      'A command post beside your executives':
        'crisis command | crisis management team | who advises the CEO in a crisis | help with statements to the press | situation reports | crisis communication in an incident | handle the media during a crisis',
      'Services restored in the order the business needs':
        'recovery after an attack | restore our systems | get data back | recover from backups | review after the incident | help with insurance claims | rebuild after ransomware',
      'Early damage is often done by people trying to help':
        'common mistakes in the first hour | what goes wrong at the beginning of an incident | typical errors in a crisis',
      'Our duty lead brings that order':
        'who takes the decisions in an incident | do you take command over us | is our lawyer involved | who is in charge during the incident',
      'A decision-maker who can be reached all night':
        'what information should we have ready when we call | what will you ask on the phone | what do I need to tell the hotline',
      'A responder takes the facts':
        'how fast do you respond | response time | how quickly will someone help | how long until somebody reacts | timeline of the response | what happens in the first hours | first contact',
      'Lead, specialists and a communications adviser':
        'what happens after 30 minutes | team mobilisation | when is the team ready',
      'Specialists are at work on your systems':
        'when do your experts start to work | what happens after an hour | first situation report | when do specialists arrive',
      'Your executives hold a written plan':
        'when do we get a plan | what is in the strategic plan | plan within two hours',
      'Ransomware and extortion':
        'what incidents do you cover | which emergencies can I call about | we got a ransom demand | someone encrypted our files | data was stolen | email account was hacked | payment fraud | employee stole data | do you deal with blackmail | phishing victim | CEO fraud',
      'Loss of a core system or a site':
        'supplier went bankrupt | product is contaminated | power failure | our main system is down | transport strike | product recall help | system outage | factory stands still | water supply cut | bankruptcy of an important supplier',
      'Violence or a credible threat of it':
        'threat against staff | bomb threat | kidnapping | employee abducted abroad | colleague missing | earthquake | flood in our building | fire in a building | storm damage | hostage | staff arrested in another country | evacuation | somebody threatens our people | natural disaster | stranded travellers',
      'Allegations against leaders':
        'accusations against our boss | police raid | inspectors at the door | shitstorm | smear campaign | fake news about us | our chatbot went wrong in public | sexual harassment accusation | scandal | journalists are attacking us | rumours about the firm | AI said something terrible',
      'What each response agreement includes':
        'what are the service tiers | difference between the tiers | compare essential enhanced and premium | which packages exist | levels of service | cheapest plan | basic package | most expensive package | premium tier | middle tier | which plan is the fastest | what is included in the plans | response times of the tiers | best package | lowest level | highest level | subscription options | what do I get in enhanced | guaranteed reaction time',
      'on-site presence guaranteed':
        'do you come to our premises | is somebody coming on site | on-site guarantee | will your people come in person | dedicated team | travel to our site',
      'Organisations with responders of their own':
        'which tier is right for us | which level should we choose | what plan suits a small company | which package fits us',
      'Clients under agreement come first':
        'can we call without a contract | we are not a client | help without a retainer | do you help non clients | emergency without an agreement | I have no subscription | must I sign before you help | we are no customer yet | is a contract needed to ring',
      'A responder of the firm who is awake':
        'who picks up the phone | who answers the hotline | is it a call centre | is there a recorded menu | do I talk to a machine on the hotline',
      'A contact sheet, your services in order of importance':
        'what should be ready before an incident | how to prepare for an emergency | which documents should we prepare | be prepared for an attack | what to have in the drawer | prepare in advance',
      'The retainer pays for readiness at your tier':
        'what does incident response cost | how is an incident billed | price of the retainer | how do you charge for an incident | hourly rate in an emergency | do you talk to our insurance | how do we pay during an incident | cost of emergency help | does the insurance pay | how much is the hotline | invoice for response hours',
      'By notice of 30 days, for whatever reason':
        'how do we end the response agreement | leave the contract | cancel the retainer | notice period | terminate incident response | what happens to our plans when we leave',
      'An agreement made in good time':
        'when should we sign an agreement | why sign before something happens | how do I get a response contract',
    },
  },
];
