import type { Trigger } from '../../shared/deadlines/regime.ts';
import { DANGER_FIRST } from '../response.ts';

export const DEADLINE_TOOL = {
  title: 'Notification deadlines',
  leave: 'Leave',
  open: 'No answer yet',
  next: 'Next question',
  show: 'Show the deadlines',
  notAdvice:
    'General information, not legal advice: a law has more conditions than six questions can ask. Take the result to counsel now, not instead of counsel.',
  hotline: `Is it happening now? ${DANGER_FIRST} Our response team answers at any hour:`,
  stored: 'Your answers stay on this device. Nothing is sent.',
  notStored: 'This browser stores nothing: your answers are gone when you close the page.',
  linked: 'These answers come from a link. The answers that you saved on this device are unchanged.',
  replaceOwn: 'Save these instead',
  leaveLink: 'Back to my answers',
  delete: 'Delete my answers',
  deleted: 'Your answers are deleted.',
  unknown: 'I don’t know',
  why: 'Why we ask',
  memberStates: 'A member state of the European Union',
  americanStates: 'Which states of the United States',
  elsewhere: 'Somewhere else',
};

export const QUESTIONS = {
  established: {
    legend: 'Where are you established?',
    why: 'The law of that place binds you, and its holidays can move a deadline. Choose every place with a branch or subsidiary that is concerned.',
  },
  people: {
    legend: 'Where do the people live whose data is concerned?',
    why: 'Customers, staff, patients, users. In the United States the residence of each person decides which state’s law applies. The 28 states that are not in the list have a breach law too: ask counsel.',
  },
  sectors: {
    legend: 'What do you do?',
    why: 'Regulated sectors have clocks of their own, some of them shorter than a day.',
  },
  size: {
    legend: 'How large are you, and are you listed?',
    why: 'NIS2 spares most small bodies. Companies that file annual reports with the SEC must disclose a material incident.',
    size: 'Size of the whole group',
    listed: 'Do you file annual reports with the SEC as a domestic issuer?',
    yes: 'Yes',
    no: 'No',
    listedText: 'Files annual reports with the SEC',
    notListedText: 'No annual reports to the SEC',
  },
  events: {
    legend: 'What happened?',
    why: 'Choose all that is true or likely. Personal data, a paid ransom and a product that you make start different clocks.',
    affected: 'How many people’s data, as far as you can tell?',
    count: (people: string) => `${people} people`,
  },
  moments: {
    legend: 'What is known, and since when?',
    why: 'Laws count from different moments. A clock that runs from a decision does not start before you decide: decide without delay, and write down when.',
    zone: 'Time zone of these times',
    date: 'Date',
    time: 'Time, if known',
    now: 'Now',
    clear: 'Clear',
  },
} as const;

export const MOMENTS: Readonly<Record<Trigger, { label: string; hint: string }>> = {
  noticed: {
    label: 'First sign',
    hint: 'Somebody in the organisation first saw or suspected it. Laws call it discovery, detection or suspicion; some also count from when you should have known: if that came earlier, give the earlier moment.',
  },
  aware: {
    label: 'Awareness',
    hint: 'You were reasonably certain that it had happened. Some laws count from a probable breach or a reasonable belief: if that came earlier, give the earlier moment.',
  },
  classified: { label: 'Classification as major', hint: 'DORA: the incident met the criteria.' },
  determined: {
    label: 'Your decision that a threshold is met',
    hint: 'For laws that count from your decision.',
  },
  material: { label: 'Your decision that the incident is material', hint: 'To investors, for the SEC.' },
  paid: { label: 'Payment of the ransom', hint: 'The first payment.' },
  fixed: { label: 'Availability of a fix', hint: 'An update or another remedy for the vulnerability.' },
};

const WORDING =
  'limits rest on the wording of the law or of its regulator, which we saw in a copy or a verbatim quotation and did not check on the official page.';

/** What the grade of a law means. A: the wording was seen. B: two secondary sources agree. */
export const GRADES = {
  A: `The ${WORDING}`,
  B: 'The limits rest on two secondary sources that agree; we have not seen the wording of the law itself.',
} as const;

export const RESULT = {
  heading: 'Who must be told, and by when',
  count: (certain: number, possible: number, counsel: number) => {
    const check = counsel > 0 ? `, and ${counsel} to check with counsel` : '';
    const deadlines = (number: number) => `${number} ${number === 1 ? 'deadline' : 'deadlines'}`;
    if (possible === 0) return `${deadlines(certain)}${check}.`;
    return certain === 0
      ? `${deadlines(possible)} may apply${check}.`
      : `${deadlines(certain)}, ${possible} more that may apply${check}.`;
  },
  open: 'Whether these deadlines apply depends on questions that are still open. Until you answer them, allow for each.',
  showPossible: (number: number) => `Show ${number === 1 ? 'the one' : `all ${number}`} that may apply`,
  hidePossible: (number: number) => `Hide ${number === 1 ? 'the one' : `the ${number}`} that may apply`,
  columns: ['Due', 'Notice'],
  detailHeading: 'What each notice contains',
  atAuthority: (time: string) => `${time} at the authority`,
  none: 'Nothing that this tool knows applies to your answers. Ask counsel all the same: contracts and local laws impose duties of their own.',
  start: 'Answer the questions, and the deadlines appear here, soonest first.',
  possible: 'Possible: an answer is open.',
  now: 'Now',
  nowText: 'Without delay. The law names no number of hours.',
  endOf: (day: string) => `by the end of ${day}`,
  left: (time: string) => `${time} left`,
  passed: (time: string) => `Passed ${time} ago`,
  late: 'Notify all the same, today, and give the reasons for the delay. A late notice is better than none.',
  atMost: (time: string) => `No later than ${time} if it starts before then.`,
  atMostPassed: (time: string) =>
    `The longest period, until ${time}, has passed: once it starts, only the shorter one counts.`,
  decide: 'Decide without delay, and write down when.',
  withoutDelay: 'Without delay, and no later than this.',
  movedFrom: (time: string) => `Moved from ${time}, a weekend or public holiday.`,
  standIn: 'Counted from the first sign, because no usable moment of awareness is given.',
  problems: 'Correct this first, because the deadlines depend on it:',
  sent: 'Sent on',
  to: 'To',
  contents: 'The notice contains',
  exception: 'Exception that may apply',
  penalty: 'Penalty',
  source: 'Source',
  compiled: (day: string, month: string) => `Compiled on ${day} from sources up to ${month}.`,
  grade: `Unless noted beside a law, the ${WORDING}`,
  draft: 'Draft of the notice',
  copyDraft: 'Copy the draft',
  wrong: 'Report an error',
  counselHeading: 'Check with counsel',
  counselLead:
    'Named, not calculated: not in force yet, or our sources are not certain enough for a deadline.',
  calendar: 'Save to calendar',
  csv: 'Table (CSV)',
  log: 'Copy for the incident log',
  print: 'Print',
  link: 'Copy a link',
  linkHint: 'The link holds your answers and no names. It is not stored anywhere: whoever has it sees them.',
  copied: 'Copied.',
  byHand: 'Copy this text by hand:',
  changes: 'Changes to the laws and dates behind this tool',
};

export const SHEET = {
  workedOut: (time: string) => `Worked out on ${time}.`,
  answers: 'Answers',
  columns: ['Due', 'Notice', 'To', 'Sent: date, time, by'],
  passed: 'passed',
  contents: 'What each notice contains',
  counsel: 'Check with counsel',
} as const;

export const PROBLEMS = {
  unreadable: (moment: string) => `${moment}: enter a date, and a time such as 16:30.`,
  zone: (moment: string) => `${moment}: choose a time zone from the list.`,
  future: (moment: string) => `${moment}: this lies in the future. Correct the date, the time or the zone.`,
  'before 2018': (moment: string) => `${moment}: this lies before 2018, which the rules here do not cover.`,
  order: (moment: string, other: string) => `${moment} lies before “${other}”. Correct one of them.`,
  link: 'The link was damaged, so its answers could not be read. Ask for it again, or answer the questions here.',
} as const;

export const REGIME_PAGE = {
  covers: 'Who is covered',
  stages: 'The notices',
  columns: ['Notice', 'Deadline', 'Counted from', 'To'],
  withoutDelay: 'without delay, at most',
  contents: 'What each notice contains',
  examples: 'Two worked examples',
  example: (start: string) => `If every clock started on ${start}`,
  classifiedLater: (aware: string, start: string) =>
    `If you became aware on ${aware} and classified the incident as major on ${start}`,
  examplesHint:
    'Where a deadline counts from an earlier notice, we assume that the earlier one was sent at its own deadline. Send earlier, and the next one is due earlier.',
  exception: 'Exception that may apply',
  penalty: 'Penalty',
  source: 'Source',
  tool: 'Work out your notification deadlines',
  wrong: 'Report an error on this page',
  others: 'Other laws',
  notAdvice: 'General information, not legal advice.',
} as const;
