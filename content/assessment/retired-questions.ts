/**
 * Questions of earlier editions. They are never scored. They keep answers readable that a device still stores.
 */
type RetiredQuestion = {
  id: string;
  topic: string;
  statements: readonly [string, string, string, string];
};

export const RETIRED_QUESTIONS: readonly RetiredQuestion[] = [
  {
    id: 'cyber-inventory',
    topic: 'Inventory of critical systems',
    statements: [
      'We have no complete list; the knowledge is in the heads of a few people.',
      'We have lists, but they are out of date or do not say what is critical.',
      'We have one inventory that marks critical systems, data and suppliers, with owners, and we review it every year.',
      'Our inventory is kept current as things change, shows what depends on what, and proved right in an incident or exercise.',
    ],
  },
  {
    id: 'continuity-limits',
    topic: 'Longest tolerable outage',
    statements: [
      'Nobody has set a limit for any of our services.',
      'IT has recovery targets, but the executives who own the services have not agreed to them.',
      'Each critical service has a longest tolerable outage that its executive owner has accepted.',
      'The limits are approved by the board, name the harm behind them, and are checked against tests and incidents.',
    ],
  },
  {
    id: 'communication-contacts',
    topic: 'Contact details in hand',
    statements: [
      'Contacts are scattered over mailboxes and telephones.',
      'Lists exist for some groups, but nobody checks them regularly or they are only online.',
      'Contacts of staff, regulators, key customers and suppliers are checked every quarter and held offline.',
      'Each group has an owner who speaks to it in quiet times, and test calls show that the details are right.',
    ],
  },
  {
    id: 'monitoring-appetite',
    topic: 'Risk appetite that decides',
    statements: [
      'The board has not stated its appetite.',
      'There is a statement, but in terms too general to decide anything.',
      'The appetite is stated in terms that have stopped or changed a decision.',
      'The appetite sets limits for each kind of risk, breaches reach the board within days, and it is revised with the strategy.',
    ],
  },
  {
    id: 'monitoring-near-misses',
    topic: 'Learning from near misses',
    statements: [
      'Near misses are rarely reported; people fear blame or see no use in it.',
      'Near misses are reported in some units, but little changes because of them.',
      'Near misses are reported without blame, and the risk register changes because of them.',
      'Reports are expected of everyone, lessons are shared across the organisation, and we check that the changes hold.',
    ],
  },
  {
    id: 'monitoring-outlook',
    topic: 'Outlook on threats',
    statements: [
      'Nobody reports on it in particular; we read the news.',
      'Specialists follow their subjects, but it reaches the executive team by chance.',
      'Someone reports to the executive team at fixed intervals on changes in threats, regulation and geopolitics.',
      'The outlook is tied to our own exposure, argues more than one scenario, and has changed plans within the last year.',
    ],
  },
];
