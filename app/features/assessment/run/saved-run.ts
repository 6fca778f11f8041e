import { EDITION, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { RETIRED_QUESTIONS } from '#content/assessment/retired-questions.ts';
import { FIRM } from '#content/firm.ts';
import { isCalendarDay } from '#shared/time/calendar-day.ts';

import { isAnswer, type Answers } from './assessment-answer.ts';

/** Key of the local storage entry that holds everything the assessment stores. */
export const STORAGE_KEY = `${FIRM.storagePrefix}-assessment`;

export const NOTE_LIMIT = 200;

export type Notes = Readonly<Record<string, string>>;

/** A calendar day in the visitor's time zone, such as `2026-11-21`. */
export type Day = string;

export type FinishedRun = { answers: Answers; day: Day };

/** A run of an earlier edition of the questions. It can be read but is not scored. */
export type EarlierRun = { answers: Answers; notes: Notes; day?: Day };

export type SavedRun = {
  answers: Answers;
  notes: Notes;
  /** Index of the question that the visitor was at. */
  position: number;
  /** Day on which the result was first shown. Always present, because a new run is merged into the old one and must clear it. */
  day: Day | undefined;
  /** The last finished run before this one. */
  previous?: FinishedRun;
  earlier: readonly EarlierRun[];
  isFacilitated: boolean;
};

export const EMPTY_RUN: SavedRun = {
  answers: {},
  notes: {},
  position: 0,
  day: undefined,
  earlier: [],
  isFacilitated: false,
};

type Loose = Record<string, unknown>;

function asObject(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function readDay(value: unknown): Day | undefined {
  return typeof value === 'string' && isCalendarDay(value) ? value : undefined;
}

const ALL_QUESTIONS: readonly { id: string }[] = [...QUESTIONS, ...RETIRED_QUESTIONS];

/** Keeps the valid entries of the given questions. */
function readByQuestion<Value>(
  value: unknown,
  isValid: (entry: unknown) => entry is Value,
  questions: readonly { id: string }[] = QUESTIONS,
): Record<string, Value> {
  const entries = asObject(value);
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
      return isValid(entry) ? [[id, entry]] : [];
    }),
  );
}

function isNote(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= NOTE_LIMIT;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readPosition(value: unknown): number {
  return Number.isInteger(value) ? Math.min(Math.max(Number(value), 0), QUESTIONS.length - 1) : 0;
}

function readEarlier(value: unknown): EarlierRun {
  const run = asObject(value);
  return {
    answers: readByQuestion(run['answers'], isAnswer, ALL_QUESTIONS),
    notes: readByQuestion(run['notes'], isNote, ALL_QUESTIONS),
    day: readDay(run['day']),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function hasAnswers({ answers }: EarlierRun): boolean {
  return Object.keys(answers).length > 0;
}

/** Continues with the answers to questions that are still asked. All earlier answers stay readable in `earlier`. */
function fromEarlierEdition(saved: Loose): SavedRun {
  const answers = readByQuestion(saved['answers'], isAnswer);
  const firstOpen = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  return {
    answers,
    notes: readByQuestion(saved['notes'], isNote),
    position: Math.max(firstOpen, 0),
    day: undefined,
    earlier: [saved, saved['previous'], ...listOf(saved['earlier'])].map(readEarlier).filter(hasAnswers),
    isFacilitated: saved['isFacilitated'] === true,
  };
}

/** Reads a stored run. Invalid entries are dropped, so that any text gives a valid run. */
export function readSavedRun(text: string | null): SavedRun {
  const saved = asObject(parse(text ?? ''));
  if (saved['edition'] !== EDITION) return fromEarlierEdition(saved);
  const previous = asObject(saved['previous']);
  const previousDay = readDay(previous['day']);
  return {
    answers: readByQuestion(saved['answers'], isAnswer),
    notes: readByQuestion(saved['notes'], isNote),
    position: readPosition(saved['position']),
    day: readDay(saved['day']),
    previous: previousDay
      ? { answers: readByQuestion(previous['answers'], isAnswer), day: previousDay }
      : undefined,
    earlier: listOf(saved['earlier']).map(readEarlier).filter(hasAnswers),
    isFacilitated: saved['isFacilitated'] === true,
  };
}

export function savedText(run: SavedRun): string {
  return JSON.stringify({ edition: EDITION, ...run });
}

/** A new run. The given one becomes its previous run if it was finished. */
export function nextRun({ answers, day, previous, earlier, isFacilitated }: SavedRun): SavedRun {
  return { ...EMPTY_RUN, isFacilitated, earlier, previous: day ? { answers, day } : previous };
}

/** Whether a new run would delete something of this one: notes, or the answers of a run that is not finished. */
export function isLostByRestart({ answers, notes, day }: SavedRun): boolean {
  return Object.keys(notes).length > 0 || (day === undefined && Object.keys(answers).length > 0);
}

export function hasContent({ answers, notes, previous, earlier }: SavedRun): boolean {
  return [answers, notes, earlier].some((kept) => Object.keys(kept).length > 0) || previous !== undefined;
}
