import type { AskedOn } from './asked.ts';

/** What is asked about the firm itself: the home page, the about page. */
export const ASKED_OF_FIRM: readonly AskedOn[] = [
  {
    path: '/',
    asked: {
      'Eight disciplines under one roof':
        'what do you do | what does your company do | what kind of business are you | what services do you offer | list of your services | what can I buy from you | what do you sell | how can you help us | which areas do you cover | what are you specialised in | overview of your offering | what is this firm | range of services | what can you do for me | tell me about your company',
      'AI changes everything':
        'what is your slogan | what is your main message | why does AI matter to you | what is your mission',
      'We find the weak points before anyone else does':
        'what are your three pillars | strategic advantage | how do you protect a company | can you find our weak spots | what is protect and defend | help us to be safer',
      'The first hour of a crisis decides':
        'what is supercharge response | how do you make response faster | why is the first hour important',
      'We turn data and AI into judgement': 'what is leverage insights | how do you use data for decisions',
      'We work where we know the regulators':
        'which industries do you work in | what sectors do you serve | do you have experience in my branch | which markets do you know | what kind of clients do you have | which types of organisations do you help | do you only work for big companies | who are your clients | do you know our industry',
      'successful engagements':
        'how many projects have you done | number of completed engagements | how many customers have you helped',
      'walk round the question':
        'what is the 360 degree approach | what do you mean by 360 degrees | which perspectives do you consider',
      'The same people stay from the first interview':
        'how do you work | what are the steps of your methodology | describe your process | what is your way of working | how does a project with you proceed | three steps method | will we have the same contact person throughout | do the consultants change in the middle',
      'Fortune 500 companies served':
        'have you worked with large corporations | who are your customers | do you have famous clients | big name references | well known companies you worked for | can you name references | which companies have hired you',
      '80+ years combined experience':
        'how experienced are you | how many years of experience does the team have | how long have your people done this',
      '15 countries in which we have worked':
        'in which countries are you active | do you work internationally | do you work abroad | are you global | how many nations | do you operate outside of England | can you travel to us | geographic reach',
      'A senior member of the team reads every enquiry':
        'how can I contact you | how do I get in touch | how do I reach you | I want to speak with a consultant | book a meeting | schedule a consultation | arrange an appointment | how do I become a client | request a quote | get an offer from you | I would like a proposal | where is the contact form | who reads my message | can I write to you | make an appointment | what happens after I send the form | I want to hire you | set up a call with you | will I get an answer from a real person | is my enquiry confidential',
      'Our promise: A response within 24 hours':
        'how soon will you answer my message | when do I hear back | I sent an enquiry and got no reply | how long until you respond to the form | response time to emails | waiting for an answer to my request | how quickly do you get back to people | nobody has answered me yet',
      'Office hours: Monday to Friday':
        'when are you open | opening hours | opening times | are you open at the weekend | business hours | can I come on Saturday | when can I telephone you | are you there on Friday afternoon | what time do you close | at what time does the office open in the morning | can I visit on Sunday | hours of work',
      'Offices: London, New York, San Francisco':
        'where are you located | where is your office | what is your address | which cities do you have offices in | do you have an office near me | where is your headquarters | are you in America | are you in England | location of the firm | where can I meet you | do you have a branch in Europe | where are you based | office in the USA | British office',
      'Call +44 20 7946 0911':
        'what is your emergency number | which number do I dial in an emergency | hotline number | emergency phone | telephone for urgent cases',
    },
  },
  {
    path: '/about',
    asked: {
      'Machines do our reading, counting and rehearsing':
        'who are you | tell me about the firm | about your company | what makes you different | why should we choose you | what is special about you | how are you different from other consultants | what sets you apart | company profile',
      'working targets for its AI-first method':
        'what do the figures mean | are your numbers promises | what results do you guarantee | what are your own goals for AI | targets of the firm | performance figures | are these statistics achieved at customers',
      '10x the pace': 'how much faster are you with AI | speed of document review | what does 10x mean',
      '99.8%': 'what is 99.8 percent | share of checks completed | accuracy figure',
      '40% less time to prepare an exercise':
        'how much time does AI save in preparing exercises | what is 40 percent',
      '60% of desk research': 'how much research is done by machines | what is 60 percent',
      '85% of working time': 'what is 85 percent | how much of your time goes to clients',
      'which part of this work would a well-governed machine do better':
        'what does AI first mean | how do you use artificial intelligence yourselves | do you use AI in your own work | what is your AI strategy | which tasks do you give to AI | explain the AI-first approach | what is done by machine and what by people',
      'an inventory of the models we use':
        'do you apply your own rules to yourselves | how do you control the AI you use | do you test your models',
      'A finding that cannot be traced to its source':
        'how do you make sure your findings are right | can we trust your results | how do you avoid mistakes of AI | do you verify what AI says | hallucinations | invented facts | is everything based on evidence | what are your principles | which values do you have | what do you believe in | guiding principles | company values and ethics',
      'No model signs our work':
        'does a human check the AI results | who is responsible for the advice | who is accountable for recommendations | is it a computer that advises us | are reports written by AI | will an algorithm decide | who signs the report | is there a person behind the conclusions',
      'Plans are rehearsed with the people who will use them':
        'do you test your plans | are plans tried out in practice',
      'Tools, methods and skills stay with you':
        'do we stay dependent on you | what happens when you leave | do you hand over the knowledge | when is a project finished | will we need you forever | do we become independent of consultants',
      'Four ways we put AI to work':
        'what can your AI do | AI capabilities | which AI solutions do you have | what AI technology do you offer',
      'Contracts, policies, minutes and incident records read together':
        'can your AI read our contracts | document analysis with AI | search through thousands of documents | find contradictions in contracts | review large volumes of paper',
      'Signals from markets, suppliers, threats and weather':
        'early warning system | can you warn us in advance | monitor threats with AI | detect trouble before it happens | how do you spot danger early',
      'Adversaries, customers, officials and journalists played by models':
        'scenario simulation with AI | can AI play the opponent | simulate a crisis with AI',
      'Assistants for your own specialists':
        'can you build a chatbot for us | do you build AI assistants | internal chat assistant for our experts | custom assistant on our own documents | own ChatGPT for the company',
      'Different schools of judgement':
        'where do your people come from | background of your staff | who works for you | what did your consultants do before | who are your experts | qualifications of the team | what kind of people do you employ | what education do your consultants have',
      'Command, intelligence and public office':
        'do you employ veterans | ex military staff | former officers | army background | did your people work for the government',
      'Valuation, negotiation and risk priced daily':
        'do you have bankers in the team | investment banking background | people from banks',
      'Depth in machine learning, security and social science':
        'do you have scientists | researchers in your team | Ivy League graduates | academics in your team | which universities did they go to',
      'Systems built and run at very large scale':
        'people from big tech | do you have engineers from large technology companies',
      'We are preparing profiles of the people who lead':
        'who is the boss | who leads the team | who is the CEO | who is in charge of the company | who founded the firm | who are the partners | who are the directors of your firm | names of your executives | leadership team | management of your company | owner of the company | who runs the firm | who is the founder | managing director | who heads the practices | head of the firm | biographies of your leaders | profiles of the management | president of your company',
      'we will tell you who would lead the work':
        'who would work on my project | who would lead our project | can I know the names before signing | who will be my contact | with whom will I talk',
      'By telephone: +44 20 7946 0700':
        'what is your email address | what is your phone number | how can I call you | telephone number | general email | switchboard number | which number do I ring | contact details',
      'A first conversation is with someone who would do the work':
        'is the first conversation free of obligation | what happens in the first meeting | do I talk to a salesperson',
    },
  },
];
