/** Consultancies, auditors, brokers and security firms that visitors ask about, none of which the site describes. */
const NAMES = [
  'McKinsey',
  'BCG',
  'Bain',
  'Deloitte',
  'PwC',
  'KPMG',
  'Ernst & Young',
  'Accenture',
  'Kroll',
  'Control Risks',
  'Mandiant',
  'Booz Allen',
  'Oliver Wyman',
  'FTI Consulting',
  'Protiviti',
  'Palantir',
  'IBM Consulting',
  'Aon',
  'Capgemini',
  'BlackRock',
  'Marsh',
  'EY',
  'Crisis24',
  'Roland Berger',
  'the Big Four',
] as const;

const ASKED = [
  'what does {} do',
  'how many people work at {}',
  'who is the head of {}',
  'what does {} charge for an exercise',
  'does {} have a hotline for incidents',
  'is {} better than you',
  'which services does {} offer',
  'where does {} have offices',
  'what does a consultant earn at {}',
  'did {} advise a bank after a hack',
  'telephone number of the emergency desk at {}',
  'phone number of {} in Boston',
  'has {} ever lost client data',
  'our board wants a comparison of you with {}',
  '{} quoted us less than you, why take you',
  'should we take {} or you',
  'how does {} compare with you on response times',
] as const;

/** A group for each firm, so that its name decides. */
export const ELSEWHERE_OTHER_FIRMS: readonly (readonly string[])[] = NAMES.map((name) =>
  ASKED.map((shape) => shape.replace('{}', name)),
);
