import { FIRM } from '../firm.ts';
import { DANGER_FIRST } from '../response.ts';

/*
 * Texts of the assessment's screens, which load on demand with it. The texts of its page are in
 * content/resources/crisis-assessment.ts.
 */

const plural = (count: number, one: string, several: string) => (count === 1 ? one : several);

export const FRAME = {
  title: 'Crisis readiness assessment',
  facilitator: 'Facilitator mode',
  facilitatorHint: 'Larger text, and a notes field under every question.',
  review: 'Review',
  leave: 'Leave',
  stored: 'Your answers stay on this device, in this browser. They are sent nowhere.',
  notStored:
    'This browser does not let us keep answers: they are sent nowhere, and gone when you leave this page.',
  hotline: `Is it happening now? ${DANGER_FIRST} Our response team answers at any hour:`,
  deleted: 'Your answers are deleted from this device.',
} as const;

export const DELETION = {
  open: 'Delete my answers',
  question: 'Delete all answers, notes and the previous run from this device?',
  keep: 'Keep them',
  confirm: 'Delete',
} as const;

export const RESTART = {
  open: 'Start a new run',
  question: (isFinished: boolean) =>
    isFinished
      ? 'Start a new run? The answers of this one stay for comparison. Your notes are deleted from this device.'
      : 'Start a new run? The answers and notes of this unfinished one are deleted from this device.',
  keep: 'Keep this run',
  confirm: 'Start anew',
} as const;

export const PROGRESS = {
  label: 'Progress',
  question: (number: number, of: number) => `Question ${number} of ${of}`,
  area: (name: string, answered: number, of: number) => `${name}: ${answered} of ${of} answered`,
  timeLeft(minutes: number): string {
    if (minutes === 0) return 'all answered';
    return plural(minutes, 'about a minute left', `about ${minutes} minutes left`);
  },
};

export const QUESTION = {
  evidence: (evidence: string) => `What you could show: ${evidence}.`,
  notes: 'Notes from the discussion',
  notesHint: (limit: number) =>
    `Up to ${limit} characters, kept on this device and printed in the report, never part of an enquiry.`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip for now',
  toReview: 'Back to the review',
  sources: (sources: string) => `Drawn from ${sources}`,
  /** A key is an object, because it is displayed as a key cap. */
  keys: [
    'Keys, while the question has focus: ',
    { key: '1' },
    ' to ',
    { key: '6' },
    ' choose, ',
    { key: '↑' },
    ' ',
    { key: '↓' },
    ' move between answers, ',
    { key: 'Enter' },
    ' goes on, ',
    { key: 'Backspace' },
    ' goes back.',
  ],
};

export const REVIEW = {
  title: 'Review your answers',
  lead: (open: number) => `${openQuestions(open)} Change what you would not sign.`,
  firstOpen: 'Go to the first open question',
  answer: 'Answer',
  change: 'Change',
};

function openQuestions(open: number): string {
  if (open === 0) return 'Every question has an answer.';
  const questions = plural(open, 'One question is', `${open} questions are`);
  return `${questions} still open. Open questions are left out of the score, and the result says so.`;
}

export const RESUME = {
  eyebrow: 'Welcome back',
  title: 'Your answers are still here',
  finished: (day: string, answered: number, of: number) =>
    `You finished a run on ${day}, with ${answered} of ${of} questions answered.`,
  stopped: (number: number, of: number, answered: number) =>
    `You stopped at question ${number} of ${of}, with ${answered} answered.`,
  stored: 'They were kept on this device and nowhere else.',
  compare: 'Start a new run to see what has changed since; the old one stays for comparison.',
  resume: 'Continue',
  carriedOver: (answered: number, of: number) => `${answered} of ${of} questions have an answer.`,
  changed: 'Some questions have changed',
  changedText:
    'Since your earlier run we have replaced some of the questions. Answers to the others were carried over; the new questions are still open. Everything you answered before is kept here to read. It is not scored, and new results are not compared with it.',
  earlierOf: (day: string) => `Your answers from ${day}`,
  earlierOpen: 'Your answers from an unfinished run',
};

export const RESULT = {
  show: 'Show the result',
  report: 'Crisis readiness report',
  eyebrow: (day: string) => `Your result, ${day}`,
  noScore: 'Nothing to score yet',
  noScoreText: 'No answer counts towards a score. Go back and answer the questions that apply to you.',
  basis: ({ answered, total, unknown, notApplicable }: Counts) =>
    `${answered} of ${total} questions answered: ${unknown} don’t know, ${notApplicable} not applicable, ${total - answered} open.`,
  unknown: 'What nobody knew counts as a finding.',
  heldBackBy: {
    'critical-gap':
      'The score alone would give a higher level. One missing arrangement can decide a crisis, so critical gaps cap the level.',
    'critical-open':
      'The score alone would give a higher level. It is held back until every critical question has an answer.',
    'weakest-area':
      'The score alone would give a higher level. In a crisis the weakest area sets the limit, so the overall level is at most one above it.',
  },
  reservations: {
    'few-answers':
      'Fewer than half of the questions count towards this score. Read it as a first impression only.',
    'many-not-applicable':
      'More than a quarter of the questions were marked as not applicable. Ask someone else whether they really do not apply.',
    'critical-open':
      'At least one critical question is still open. Until it is answered, the level is Prepared at most.',
    'critical-not-applicable':
      'At least one critical question was marked as not applicable and does not cap the level. Ask someone else whether it really does not apply.',
    'area-without-answers':
      'At least one area has no answer that counts, and the overall score says nothing about it.',
  },
  keptFrom: (level: string) => `What keeps you from ${level}`,
  keptFromLead: (gaps: number, level: string) =>
    `${plural(gaps, 'This alone can decide a crisis. Until it is closed', 'Each of these alone can decide a crisis. Until all are closed')}, the level stays below ${level}, whatever the score.`,
  areas: 'Area by area',
  first: 'What to do first',
  firstLead:
    'The greatest risk in each area, then the next in order. Risk is what is missing, multiplied by the harm that the gap alone would do in the first days of a crisis.',
  week: 'This week, at no cost',
  weekLead: 'Steps that need a decision or an afternoon, and no budget.',
  use: 'Take it to the next meeting',
  answers: 'Your answers',
  method: `How it is scored: each statement is worth from nothing to three points, weighted by the harm that its gap does; don’t know is worth nothing; not applicable and open questions are left out; a gap in a critical arrangement caps the level. Made from your own answers on your device, without evidence being seen: a self-assessment, not an audit. ${FIRM.name}, ${FIRM.phone.label}, ${FIRM.email}`,
  change: 'Change answers',
};

type Counts = { answered: number; total: number; unknown: number; notApplicable: number };

export const SCORE = {
  of: 'out of 100',
  previous: (score: number) => ` (previous run: ${score})`,
};

export const RADAR = {
  label: (areas: string) =>
    `Radar chart of all answers: the farther from the centre, the better. ${areas}, each out of 100.`,
  notAssessed: 'not assessed',
  caption:
    'Each point is one answer. The rings, from the inmost to the rim, stand for missing, incomplete, in place and tested. A hollow point is an answer that nobody knew.',
  previous: ' The dashed line is the previous run.',
};

export const AREA_TABLE = {
  caption: 'Scores by area, out of 100',
  previous: (day: string) => `, beside the run of ${day}`,
  area: 'Area',
  score: 'Score',
  level: 'Level',
  counted: 'Counted',
  before: 'Before',
  overall: 'Overall',
  notAssessed: 'Not assessed',
  none: '–',
  countedOf: (counted: number, total: number) => `${counted} of ${total}`,
  /** In front of a figure where the table has no header row. */
  countedLabel: 'Counts: ',
  beforeLabel: 'Before: ',
  change(before: number, difference: number): string {
    if (difference === 0) return `${before} (unchanged)`;
    return `${before} (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
  },
};

export const WEAK_POINT = {
  action: 'First action',
  owner: 'Owner',
  begin: 'Begin by',
  done: 'Done by',
  service: 'Help',
  findOut: (evidence: string) => `Find out: ask for ${evidence}. If there is none, treat it as missing.`,
};

export const NO_ANSWER = { name: 'Open', text: 'Not answered.' } as const;

export const NOTE_LABEL = 'Note:';

export const ACTIONS = {
  print: 'Print the report',
  copy: 'Copy as text',
  send: 'Continue to the contact form',
  hint: 'The contact form opens with this summary in the message, for you to edit. Nothing is sent before you press Send Message.',
  copied: 'The summary is on your clipboard.',
  copyByHand: 'This browser does not let us copy: copy the text from here',
} as const;

/** The result as plain text, for the clipboard and for an enquiry. */
export const SUMMARY = {
  title: (day: string) => `Crisis readiness assessment, ${day}`,
  overall: (score: number, level: string) => `Overall: ${score} out of 100, ${level}`,
  heldBackBy: {
    'critical-gap': ' (capped by critical gaps)',
    'critical-open': ' (capped while a critical question is open)',
    'weakest-area': ' (held back by the weakest area)',
  },
  keptFrom: (level: string, topics: readonly string[]) =>
    `What keeps you from ${level}: ${topics.join('; ')}`,
  noOverall: 'Overall: not assessed',
  area: (name: string, score: number, level: string) => `- ${name}: ${score} out of 100, ${level}`,
  previously: (score: number) => ` (previously ${score})`,
  noArea: (name: string) => `- ${name}: not assessed`,
  basis: ({ answered, total, unknown, notApplicable }: Counts) =>
    `Based on ${answered} of ${total} questions (${unknown} don’t know, ${notApplicable} not applicable).`,
  first: 'What to do first:',
  point: (number: number, topic: string, action: string, owner: string, begin: string, done: string) =>
    `${number}. ${topic}\n   ${action}\n   Owner: ${owner}. Begin by: ${begin}. Done by: ${done}.`,
  week: 'This week, at no cost:',
  step: (step: string) => `- ${step}`,
  enquiry: 'We have completed your crisis readiness assessment and would like to talk about the result.',
};
