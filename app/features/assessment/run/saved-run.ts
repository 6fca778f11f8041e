import { QUESTIONS } from '#content/assessment/questionnaire.ts';
import { FIRM } from '#content/firm.ts';

import { isAnswer, type Answers } from './assessment-answer.ts';

/** Key of the local storage entry that holds everything the assessment stores. */
export const STORAGE_KEY = `${FIRM.storagePrefix}-assessment`;

export const NOTE_LIMIT = 200;

export type Notes = Readonly<Record<string, string>>;

/** A calendar day in the visitor's time zone, such as `2026-11-21`. */
export type Day = string;

export type FinishedRun = { answers: Answers; day: Day };

export type SavedRun = {
  answers: Answers;
  notes: Notes;
  /** Index of the question that the visitor was at. */
  position: number;
  /** Day on which the result was first shown. */
  day?: Day;
  /** The last finished run before this one. */
  previous?: FinishedRun;
  isFacilitated: boolean;
};

export const EMPTY_RUN: SavedRun = { answers: {}, notes: {}, position: 0, isFacilitated: false };

type Loose = Record<string, unknown>;

function asObject(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function readDay(value: unknown): Day | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  // `Date` accepts 31 February and turns it into a day of March.
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** Keeps the valid entries of known questions. Others come from an older questionnaire or were not written by us. */
function readByQuestion<Value>(
  value: unknown,
  isValid: (entry: unknown) => entry is Value,
): Record<string, Value> {
  const entries = asObject(value);
  return Object.fromEntries(
    QUESTIONS.flatMap(({ id }) => {
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

/** Reads a stored run. Invalid entries are dropped, so that any text gives a valid run. */
export function readSavedRun(text: string | null): SavedRun {
  const saved = asObject(parse(text ?? ''));
  const previous = asObject(saved['previous']);
  const previousDay = readDay(previous['day']);
  // Runs of earlier versions hold it as `place`.
  const position = saved['position'] ?? saved['place'];
  return {
    answers: readByQuestion(saved['answers'], isAnswer),
    notes: readByQuestion(saved['notes'], isNote),
    position: readPosition(position),
    day: readDay(saved['day']),
    previous: previousDay
      ? { answers: readByQuestion(previous['answers'], isAnswer), day: previousDay }
      : undefined,
    isFacilitated: saved['isFacilitated'] === true,
  };
}

/** A new run. The given one becomes its previous run if it was finished. */
export function nextRun({ answers, day, previous, isFacilitated }: SavedRun): SavedRun {
  return { ...EMPTY_RUN, isFacilitated, previous: day ? { answers, day } : previous };
}

export function hasContent({ answers, notes, previous }: SavedRun): boolean {
  return Object.keys(answers).length > 0 || Object.keys(notes).length > 0 || previous !== undefined;
}
