/** The fictional company whose rows show the register at work, and what the formulas make of them. */

type Direction = 'higher' | 'lower';

export type Indicator = {
  id: string;
  measured: string;
  source: string;
  takenBy: string;
  everyDays: number;
  unit: string;
  worse: Direction;
  previous: number;
  latest?: number;
  readOn?: Date;
};

type Step = { at: number; step: string; who: string; days: number };

type Threshold = { indicator: string; watch: Step; act: Step; agreedOn: Date; reviewBy: Date };

export type Risk = {
  number: number;
  event: string;
  owner: string;
  indicator: string;
  reachedOn?: Date;
  doneOn?: Date;
  changedDecisionOn?: Date;
};

const day = (iso: `${number}-${number}-${number}`) => new Date(`${iso}T00:00:00Z`);

export const MEETING = day('2026-11-20');

export const INDICATORS: readonly Indicator[] = [
  {
    id: 'I1',
    measured: 'Share of northern deliveries after 18.00',
    source: 'Dispatch system',
    takenBy: 'Head of network',
    everyDays: 7,
    unit: '%',
    worse: 'higher',
    previous: 7,
    latest: 9,
    readOn: day('2026-11-16'),
  },
  {
    id: 'I2',
    measured: 'False payment instructions stopped by the payment desk, in tests',
    source: 'Monthly test by finance',
    takenBy: 'Head of treasury',
    everyDays: 30,
    unit: '%',
    worse: 'lower',
    previous: 88,
    latest: 72,
    readOn: day('2026-11-06'),
  },
  {
    id: 'I3',
    measured: 'Stock of labels',
    source: 'Warehouse system',
    takenBy: 'Purchasing',
    everyDays: 7,
    unit: 'days',
    worse: 'lower',
    previous: 24,
    latest: 21,
    readOn: day('2026-11-18'),
  },
  {
    id: 'I4',
    measured: 'Duration of the last full restore of the order system',
    source: 'Test record',
    takenBy: 'Head of operations, technology',
    everyDays: 180,
    unit: 'hours',
    worse: 'higher',
    previous: 34,
    latest: 31,
    readOn: day('2026-10-30'),
  },
  {
    id: 'I5',
    measured: 'People who can run the payroll alone',
    source: 'Named list, tried once a year',
    takenBy: 'Head of payroll',
    everyDays: 90,
    unit: 'people',
    worse: 'lower',
    previous: 4,
    latest: 3,
    readOn: day('2026-11-10'),
  },
  {
    id: 'I6',
    measured: 'Headroom under the tightest covenant',
    source: 'Forecast of the quarter',
    takenBy: 'Group controller',
    everyDays: 31,
    unit: '%',
    worse: 'lower',
    previous: 22,
  },
];

export const THRESHOLDS: readonly Threshold[] = [
  {
    indicator: 'I1',
    watch: { at: 8, step: 'Switch one depot to the second carrier', who: 'Operations director', days: 7 },
    act: {
      at: 12,
      step: 'Move all northern contracts to the second carrier',
      who: 'Chief executive',
      days: 3,
    },
    agreedOn: day('2026-09-14'),
    reviewBy: day('2027-09-14'),
  },
  {
    indicator: 'I2',
    watch: { at: 90, step: 'Repeat the training of the desk', who: 'Head of treasury', days: 30 },
    act: {
      at: 75,
      step: 'Call back to a known number before any new account is paid',
      who: 'Finance director',
      days: 10,
    },
    agreedOn: day('2026-09-14'),
    reviewBy: day('2027-09-14'),
  },
  {
    indicator: 'I3',
    watch: { at: 15, step: 'Order from the second printer', who: 'Head of purchasing', days: 5 },
    act: {
      at: 8,
      step: 'Print plain labels in house; tell the three largest customers',
      who: 'Operations director',
      days: 2,
    },
    agreedOn: day('2026-09-14'),
    reviewBy: day('2027-09-14'),
  },
  {
    indicator: 'I4',
    watch: {
      at: 18,
      step: 'Find the longest step and try it again',
      who: 'Head of operations, technology',
      days: 30,
    },
    act: {
      at: 23,
      step: 'Propose a faster route with its price to the committee',
      who: 'Technology director',
      days: 35,
    },
    agreedOn: day('2026-06-18'),
    reviewBy: day('2027-06-18'),
  },
  {
    indicator: 'I5',
    watch: {
      at: 3,
      step: 'Train one more person; tried alone in the next run',
      who: 'Head of payroll',
      days: 30,
    },
    act: { at: 2, step: 'Contract the payroll bureau for six months', who: 'People director', days: 14 },
    agreedOn: day('2026-09-14'),
    reviewBy: day('2027-09-14'),
  },
  {
    indicator: 'I6',
    watch: { at: 15, step: 'Defer projects on the agreed list', who: 'Finance director', days: 14 },
    act: { at: 8, step: 'Open talks with the lenders', who: 'Chief executive', days: 5 },
    agreedOn: day('2026-09-14'),
    reviewBy: day('2027-09-14'),
  },
];

export const RISKS: readonly Risk[] = [
  {
    number: 1,
    event: 'Orders in the north stop because one hub is closed',
    owner: 'Operations director',
    indicator: 'I1',
    reachedOn: day('2026-11-10'),
    doneOn: day('2026-11-16'),
    changedDecisionOn: day('2026-11-16'),
  },
  {
    number: 2,
    event: 'A forged instruction sends a payment to a thief',
    owner: 'Finance director',
    indicator: 'I2',
    reachedOn: day('2026-11-07'),
    changedDecisionOn: day('2025-09-30'),
  },
  {
    number: 3,
    event: 'Deliveries stop because the labels run out',
    owner: 'Operations director',
    indicator: 'I3',
  },
  {
    number: 4,
    event: 'The order system comes back later than customers can wait',
    owner: 'Technology director',
    indicator: 'I4',
    reachedOn: day('2026-10-30'),
    changedDecisionOn: day('2026-06-18'),
  },
  {
    number: 5,
    event: 'The people who can run the payroll leave',
    owner: 'People director',
    indicator: 'I5',
    reachedOn: day('2026-11-10'),
  },
  {
    number: 6,
    event: 'A bad quarter breaks a covenant',
    owner: 'Finance director',
    indicator: 'I6',
    changedDecisionOn: day('2026-02-27'),
  },
];
