import type { AnswerEntry } from '../types.ts';

const PAGE = '/resources/crisis-assessment';

/** What the single statements of the checklists say, and what to make of the number of ticks. */
export const CRISIS_STATEMENTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'crisis-assessment.ask-logins',
    lead: 'The checklist has you tick that every remote login and every administrator login requires multi-factor authentication.',
    place: `${PAGE}#cybersecurity-readiness`,
    basis: 'Every remote login and every administrator login requires multi-factor authentication.',
    follow: { how: 'crisis-assessment.cyber' },
  },
  {
    id: 'crisis-assessment.ask-backups',
    lead: 'The checklist asks for two things: each critical system has a backup that a holder of your administrator rights could not delete, and within the last twelve months you have restored one and recorded how long it took.',
    place: `${PAGE}#cybersecurity-readiness`,
    basis:
      'Within the last twelve months we have restored a critical system from backup and recorded how long it took.',
    follow: { how: 'crisis-assessment.cyber' },
  },
  {
    id: 'crisis-assessment.ask-watch',
    lead: 'The checklist has you tick that security alerts from critical systems are watched at night and at weekends by someone who can act on them.',
    place: `${PAGE}#cybersecurity-readiness`,
    basis:
      'Security alerts from critical systems are watched at night and at weekends by someone who can act on them.',
    follow: { how: 'crisis-assessment.cyber' },
  },
  {
    id: 'crisis-assessment.ask-authority',
    lead: 'The checklist has you tick that a written incident response plan names who may take systems offline, and that this person can be reached at any hour.',
    place: `${PAGE}#cybersecurity-readiness`,
    basis:
      'A written incident response plan names who may take systems offline, and that person can be reached at any hour.',
    follow: { how: 'crisis-assessment.cyber' },
  },
  {
    id: 'crisis-assessment.ask-outside-help',
    lead: 'The checklist has you tick that forensic, legal and insurance contacts are agreed in advance, with their notification deadlines, on a list kept offline.',
    place: `${PAGE}#cybersecurity-readiness`,
    basis:
      'Forensic, legal and insurance contacts are agreed in advance, with their notification deadlines, on a list kept offline.',
    follow: { how: 'crisis-assessment.cyber' },
  },
  {
    id: 'crisis-assessment.ask-extortion',
    lead: 'The checklist asks for a written position on extortion: who decides, that nobody replies or pays alone, and that counsel checks sanctions first.',
    place: `${PAGE}#cybersecurity-readiness`,
    basis:
      'A written position on extortion says who decides, that nobody replies or pays alone, and that counsel checks sanctions first.',
    follow: { how: 'crisis-assessment.cyber' },
  },
  {
    id: 'crisis-assessment.ask-people',
    lead: 'The checklist has you tick that one named role can account for all staff, visitors, contractors and travellers within the hour.',
    place: `${PAGE}#operational-continuity`,
    basis: 'One named role can account for all staff, visitors, contractors and travellers within the hour.',
    follow: { how: 'crisis-assessment.continuity' },
  },
  {
    id: 'crisis-assessment.ask-impact',
    lead: 'The checklist asks for a business impact analysis reviewed within the last twelve months or since the last major change, and tests showing that each critical service can be recovered within the outage its owner accepts.',
    place: `${PAGE}#operational-continuity`,
    basis:
      'A business impact analysis has been reviewed within the last twelve months or since the last major change.',
    follow: { how: 'crisis-assessment.continuity' },
  },
  {
    id: 'crisis-assessment.ask-plans',
    lead: 'The checklist has you tick that continuity plans can be read and used when neither the network nor the building is available.',
    place: `${PAGE}#operational-continuity`,
    basis: 'Continuity plans can be read and used when neither the network nor the building is available.',
    follow: { how: 'crisis-assessment.continuity' },
  },
  {
    id: 'crisis-assessment.ask-deputies',
    lead: 'The checklist has you tick that every role a recovery depends on has a named deputy who has performed it at least once.',
    place: `${PAGE}#operational-continuity`,
    basis: 'Every role that a recovery depends on has a named deputy who has performed it at least once.',
    follow: { how: 'crisis-assessment.continuity' },
  },
  {
    id: 'crisis-assessment.ask-suppliers',
    lead: 'The checklist has you tick that critical suppliers have shown you their own continuity arrangements, and that you have a way to work without each of them.',
    place: `${PAGE}#operational-continuity`,
    basis:
      'Critical suppliers have shown us their own continuity arrangements, and we have a way to work without each of them.',
    follow: { how: 'crisis-assessment.continuity' },
  },
  {
    id: 'crisis-assessment.ask-exercise',
    lead: 'The checklist has you tick that the executive team has exercised a severe disruption within the last year, and that the resulting actions are closed.',
    place: `${PAGE}#operational-continuity`,
    basis:
      'The executive team has exercised a severe disruption within the last year, and the resulting actions are closed.',
    follow: { how: 'crisis-assessment.continuity' },
  },
  {
    id: 'crisis-assessment.ask-alert',
    lead: 'The checklist asks for a way to alert the crisis team and a backup for it, both tested within the last six months, and a way to reach all staff within an hour that does not depend on your own network.',
    place: `${PAGE}#communication-systems`,
    basis:
      'The crisis team has a call-out method and a backup for it, both tested within the last six months.',
    follow: { how: 'crisis-assessment.communication' },
  },
  {
    id: 'crisis-assessment.ask-notifications',
    lead: 'The checklist asks for one table that names every legal notification, what starts its clock, who classifies and who files, with templates ready.',
    place: `${PAGE}#communication-systems`,
    basis:
      'One table names every legal notification, what starts its clock, who classifies and who files, with templates ready.',
    follow: { how: 'crisis-assessment.communication' },
  },
  {
    id: 'crisis-assessment.ask-statements',
    lead: 'The checklist asks for holding statements for your most likely crises, drafted and approved, and one person, with a deputy, who may approve a public statement at any hour.',
    place: `${PAGE}#communication-systems`,
    basis: 'Holding statements for our most likely crises are drafted and approved.',
    follow: { how: 'crisis-assessment.communication' },
  },
  {
    id: 'crisis-assessment.ask-spokespersons',
    lead: 'The checklist has you tick that your spokespersons have rehearsed hostile questions on camera within the last year.',
    place: `${PAGE}#communication-systems`,
    basis: 'Our spokespersons have rehearsed hostile questions on camera within the last year.',
    follow: { how: 'crisis-assessment.communication' },
  },
  {
    id: 'crisis-assessment.ask-impersonation',
    lead: 'The checklist has you tick that you watch for false claims and impersonation of your executives, and that staff know how to verify an unusual instruction.',
    place: `${PAGE}#communication-systems`,
    basis:
      'We watch for false claims and impersonation of our executives, and staff know how to verify an unusual instruction.',
    follow: { how: 'crisis-assessment.communication' },
  },
  {
    id: 'crisis-assessment.ask-board',
    lead: 'The checklist asks that the board approves and oversees your crisis measures, that its members are trained, and that it has said when it is called.',
    place: `${PAGE}#risk-monitoring`,
    basis:
      'The board approves and oversees our crisis measures, its members are trained, and it has said when it must be called.',
    follow: { how: 'crisis-assessment.monitoring' },
  },
  {
    id: 'crisis-assessment.ask-risks',
    lead: 'The checklist has you tick that each of your top risks has an executive owner and was reviewed within the last quarter, and that each early-warning threshold has an agreed action and a person who takes it.',
    place: `${PAGE}#risk-monitoring`,
    basis: 'Each of our top risks has an executive owner and was reviewed within the last quarter.',
    follow: { how: 'crisis-assessment.monitoring' },
  },
  {
    id: 'crisis-assessment.ask-declare',
    lead: 'The checklist asks for written criteria that say when it is a crisis, and for named people who may declare one at any hour.',
    place: `${PAGE}#risk-monitoring`,
    basis: 'Written criteria say what counts as a crisis, and named people may declare one at any hour.',
    follow: { how: 'crisis-assessment.monitoring' },
  },
  {
    id: 'crisis-assessment.ask-log',
    lead: 'The checklist has you tick that a trained log keeper and a deputy use agreed forms for decisions and for the situation report.',
    place: `${PAGE}#risk-monitoring`,
    basis: 'A trained log keeper and a deputy use agreed forms for decisions and for the situation report.',
    follow: { how: 'crisis-assessment.monitoring' },
  },
  {
    id: 'crisis-assessment.ask-dependencies',
    lead: 'The checklist has you tick that the risk register includes shared dependencies, such as a cloud region or a vendor that several suppliers use.',
    place: `${PAGE}#risk-monitoring`,
    basis:
      'The risk register includes shared dependencies, such as a cloud region or a vendor that several suppliers use.',
    follow: { how: 'crisis-assessment.monitoring' },
  },
  {
    id: 'crisis-assessment.ask-ai',
    lead: 'The checklist has you tick that the AI systems in use are listed, each with an owner, a permitted purpose and a risk assessment.',
    place: `${PAGE}#risk-monitoring`,
    basis: 'The AI systems in use are listed, each with an owner, a permitted purpose and a risk assessment.',
    follow: { how: 'crisis-assessment.monitoring' },
  },
  {
    id: 'crisis-assessment.count-nearly-all',
    lead: 'Ask for the evidence behind three statements chosen at random. If it arrives within the day, the count can be trusted.',
    place: `${PAGE}#count`,
    basis: 'Ask for the evidence behind three statements chosen at random.',
    follow: { how: 'crisis-assessment.count' },
  },
  {
    id: 'crisis-assessment.count-one-area',
    lead: 'That area will set the limit in a crisis, whatever the others can do. Give it one owner and one date.',
    place: `${PAGE}#count`,
    basis: 'That area will set the limit in a crisis, whatever the others can do.',
    follow: { how: 'crisis-assessment.count' },
  },
  {
    id: 'crisis-assessment.count-unsure',
    lead: 'Treat each doubt as a finding. What the executive team cannot say today, it will not find out in an emergency.',
    place: `${PAGE}#count`,
    basis: 'Treat each doubt as a finding.',
    follow: { how: 'crisis-assessment.count' },
  },
];
