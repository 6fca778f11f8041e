import { about, declined } from './question.ts';
import type { QuestionSet } from './question.ts';

/**
 * Written eighth, before any of it was asked: at the first run the page was right for 84 % and the fact for 75 %, and
 * five of six foreign ones were declined; it has been tuned on since.
 */
export const EIGHTH_QUESTIONS: QuestionSet = {
  plain: [
    about('In how many countries have you worked?', '/ /about', '15 countries'),
    about('Which cities are you in?', '/ /about', 'san francisco'),
    about(
      'Do your recommendations come from a machine or a person?',
      '/about',
      'named consultant|no model signs',
    ),
    about('What targets have you set for your AI-first method?', '/about', '99.8%|10x|40%'),
    about('Can your responders come to our premises?', '/services/incident-response', 'on-site'),
    about(
      'When will we get the first situation report?',
      '/services/incident-response',
      '60 minutes|fixed times',
    ),
    about('Should we shut down infected computers?', '/services/incident-response', 'switched on'),
    about('How fast must a defence supplier report a cyber incident?', '/industries/defense', '72 hours'),
    about(
      'What notice do we have to give to end the response agreement?',
      '/services/incident-response',
      '30 days',
    ),
    about('How is the AI certificate marked?', '/services/ai-education', 'two examiners'),
    about('How long is the AI session for the executive committee?', '/services/ai-education', 'half a day'),
    about('Can a participant take the AI examination again?', '/services/ai-education', 'second attempt'),
    about(
      'What do we receive at the end of the diagnosis?',
      '/services/full-service-consulting',
      'short enough to read|evidence',
    ),
    about(
      'How much of your fee can be tied to the outcome?',
      '/services/full-service-consulting',
      'your own records',
    ),
    about(
      'Do you support post-merger integration?',
      '/services/full-service-consulting /industries/technology',
      'mergers|post-merger',
    ),
    about('How frequently would I meet my coach?', '/services/executive-coaching', 'two or three weeks'),
    about(
      'Does the board get to know what I say to the coach?',
      '/services/executive-coaching',
      'not passed to the board|belongs to you',
    ),
    about('How many goals do we set in coaching?', '/services/executive-coaching', 'three aims'),
    about(
      'Our IT programme is late. Can you rescue it?',
      '/services/technical-program-management',
      'independent reading|repair the program',
    ),
    about('Do you earn commission from vendors?', '/services/technical-program-management', 'no commissions'),
    about('How long is your status report?', '/services/technical-program-management', 'one page'),
    about(
      'How do you define risk tolerance for a service?',
      '/services/risk-resilience',
      'how much disruption',
    ),
    about(
      'Does the chief risk officer lose control of the report?',
      '/services/risk-resilience',
      'remains hers',
    ),
    about(
      'How do you stress a service to see whether it holds?',
      '/services/risk-resilience',
      'break it on purpose|test',
    ),
    about(
      'What if our sales and finance numbers disagree?',
      '/services/insights-enablement',
      'definitions|different totals',
    ),
    about(
      'How often do we hear about changes in our market?',
      '/services/insights-enablement',
      'weekly note|weekly',
    ),
    about('Who plays the press in your exercises?', '/services/training-exercises-simulation', 'specialists'),
    about(
      'Will staff be marked on their performance in the drill?',
      '/services/training-exercises-simulation',
      'no individual is graded',
    ),
    about('Do you build digital twins?', '/services/training-exercises-simulation', 'working model'),
    about('What does PCI DSS 4 mean for retailers?', '/industries/retail', 'scripts'),
    about('How do you help insurers with a flood of claims?', '/industries/insurance', 'intake|surge'),
    about(
      'Can councils run services without their IT?',
      '/industries/government /resources/case-studies',
      'minimum service|manual route|essential service',
    ),
    about(
      'How do you protect university research from foreign influence?',
      '/industries/education',
      'screening',
    ),
    about(
      'How can a software company roll back a bad update?',
      '/industries/technology',
      'rollback|reversed',
    ),
    about('What does the paper on risk appetite say?', '/resources/white-papers', 'stops something'),
  ],
  misspelt: [
    about('resilence framwork steps', '/services/risk-resilience', 'assess', 'build'),
    about('hospitel downtime proceedures', '/industries/healthcare', 'downtime'),
    about('encrpytion at rest standart', '/security', 'AES-256'),
    about('how do i regster for the webniar', '/resources/webinars', 'confirm the place'),
    about('self assesment how many qestions', '/resources/crisis-assessment', 'twenty-eight'),
  ],
  followUp: [
    about(
      ['Tell me about executive coaching', 'How long does it usually last?'],
      '/services/executive-coaching',
      'six months',
    ),
    about(
      ['What do you offer banks?', 'And what about fraud?'],
      '/industries/finance',
      'payment fraud|fraud',
    ),
    about(
      ['Do you have guides to download?', 'Is there one about indicators?'],
      '/resources/library',
      'handful of measures|indicators a board',
    ),
    about(['Do you do podcasts?', 'What is the last one about?'], '/insights', 'commanders'),
  ],
  offTopic: [
    declined('How tall is the Eiffel Tower?'),
    declined('Which laptop should I buy for my daughter?'),
    declined('What is the best route to drive to Edinburgh?'),
    declined('Who won the world cup in 2018?'),
    declined('How do I remove a red wine stain?'),
    declined('Give me a tip for the stock exchange'),
  ],
  hostile: [],
};
