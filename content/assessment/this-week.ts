/**
 * Steps for the coming week that cost nothing but time, in the order in which a crisis lead would take them: first who
 * decides and whom to call.
 */
export const STEPS_THIS_WEEK: readonly { question: string; step: string }[] = [
  {
    question: 'communication-call-out',
    step: 'Name a chair and two deputies of the crisis team, and one call-in number that does not need your network.',
  },
  {
    question: 'monitoring-activation',
    step: 'Write in five sentences what makes it a crisis and who may declare one, and give them to those on duty.',
  },
  {
    question: 'continuity-life-safety',
    step: 'Ask every site who calls the emergency services, who counts people and whom they tell; note what is missing.',
  },
  {
    question: 'cyber-outside-help',
    step: 'Put the numbers of your insurer, your lawyer and a forensic firm on one page, and hand out paper copies.',
  },
  {
    question: 'cyber-authority',
    step: 'Agree who may stop which system without asking, name a deputy, and sign one page that says so.',
  },
  {
    question: 'cyber-mfa',
    step: 'List the administrators without a second factor, and switch it on where your systems already offer it.',
  },
  {
    question: 'communication-notification',
    step: 'Write on one page whom you must notify, within how long and who files; leave blank what nobody knows.',
  },
  {
    question: 'cyber-extortion',
    step: 'Agree that nobody answers or pays an extortionist alone, and tell the service desk whom to call.',
  },
  {
    question: 'communication-approval',
    step: 'Name one person and one deputy who may approve a public statement alone, and tell those concerned.',
  },
  {
    question: 'cyber-watch',
    step: 'Agree whom the service desk, the guards or a provider wake at night, and give them the number.',
  },
  {
    question: 'communication-false-claims',
    step: 'Tell finance and assistants to verify unusual instructions on a known number, whoever asks.',
  },
  {
    question: 'continuity-exercise',
    step: 'Put two hours into the calendars of the executive team for an exercise, with a date that stands.',
  },
  {
    question: 'cyber-isolated-backup',
    step: 'Ask which accounts could delete every copy of your backups, and write the answer down.',
  },
  {
    question: 'cyber-timed-restore',
    step: 'Ask when a whole system was last restored and how long it took; write it down, even if the answer is never.',
  },
  {
    question: 'continuity-suppliers',
    step: 'Write down the suppliers that could stop you within a day, each with a number that answers at night.',
  },
  {
    question: 'communication-all-staff',
    step: 'Have every manager check that the whole team can be reached by telephone without company systems.',
  },
  {
    question: 'continuity-offline-plans',
    step: 'Print the contact list and the first two hours of each plan for those who need them at home.',
  },
  {
    question: 'continuity-deputies',
    step: 'Write a deputy beside each role without which recovery stops, and tell them.',
  },
  {
    question: 'communication-holding',
    step: 'Write one holding statement of four sentences, and have the chief executive read it.',
  },
  {
    question: 'monitoring-situation',
    step: 'Draw up one sheet with the columns time, fact, source, decision and name, and use it at the next incident.',
  },
  {
    question: 'monitoring-board',
    step: 'Ask the chair which events the board wants to hear of at once, and write down who calls whom.',
  },
  {
    question: 'monitoring-owners',
    step: 'Write one executive’s name beside each of the five risks that could stop you, and tell them.',
  },
];
