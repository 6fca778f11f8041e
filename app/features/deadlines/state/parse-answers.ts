import {
  AFFECTED,
  AMERICAN_STATES,
  COUNTRIES,
  EVENTS,
  MEMBER_STATES,
  SECTORS,
  SIZES,
} from '#content/deadlines/choices.ts';
import { MOMENTS } from '#content/deadlines/screens.ts';
import { NO_ANSWERS, type Answers, type Moment } from '#shared/deadlines/answers.ts';
import type { Trigger } from '#shared/deadlines/regime.ts';

import { withoutHiddenStates } from './hidden-states.ts';

const PLACES = [...COUNTRIES, ...MEMBER_STATES, ...AMERICAN_STATES, { value: 'other' }];
const SENT_KEY = /^[a-z0-9-]{2,30}\/[a-z-]{2,30}$/;

type Loose = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

function oneOf<Value>(choices: readonly { value: Value }[], value: unknown): Value | undefined {
  return choices.find((choice) => choice.value === value)?.value;
}

function listOf<Value>(choices: readonly { value: Value }[], value: unknown): Value[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = choices.map((choice) => choice.value).filter((choice) => value.includes(choice));
  // An empty list would answer "none of these" and hide laws; without a known value the question is open.
  return known.length > 0 ? known : undefined;
}

const textOf = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

function momentOf(value: unknown): Moment | undefined {
  const { date, time, zone } = asObject(value);
  const day = textOf(date, /^\d{4}-\d\d-\d\d$/);
  if (day === undefined) return undefined;
  const clock = textOf(time, /^\d\d:\d\d$/);
  const place = textOf(zone, /^[A-Za-z0-9_+/-]{1,40}$/);
  return { date: day, ...(clock && { time: clock }), ...(place && { zone: place }) };
}

function momentsOf(value: unknown, isKnown: (key: string) => boolean): Record<string, Moment> {
  return Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([key, one]) => {
      const moment = isKnown(key) ? momentOf(one) : undefined;
      return moment ? [[key, moment]] : [];
    }),
  );
}

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

/** Validates stored or linked answers. Unknown fields and values are dropped. */
function answersOf(value: unknown): Answers {
  const saved = asObject(value);
  return {
    established: withoutHiddenStates(listOf(PLACES, saved['established'])),
    people: withoutHiddenStates(listOf(PLACES, saved['people'])),
    sectors: listOf(SECTORS, saved['sectors']),
    size: oneOf(SIZES, saved['size']),
    listedInUs: flag(saved['listedInUs']),
    events: listOf(EVENTS, saved['events']),
    affected: oneOf(AFFECTED, saved['affected']),
    moments: momentsOf(saved['moments'], (key): key is Trigger => Object.hasOwn(MOMENTS, key)),
    sent: momentsOf(saved['sent'], (key) => SENT_KEY.test(key)),
  };
}

/** @returns undefined if the text is not JSON */
export function readAnswers(text: string | null): Answers | undefined {
  if (text === null) return NO_ANSWERS;
  try {
    return answersOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Answers as the fragment of a link. */
export function toFragment(answers: Answers): string {
  const bytes = new TextEncoder().encode(JSON.stringify(answers));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @returns undefined if the fragment is damaged */
export function fromFragment(fragment: string): Answers | undefined {
  try {
    const binary = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    return readAnswers(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0))),
    );
  } catch {
    return undefined;
  }
}
