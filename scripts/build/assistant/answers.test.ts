import { expect, test } from 'vitest';

import { FOLLOW_UPS } from '#content/answers/follow-ups.ts';
import { ANSWERS, NOT_OFFERED } from '#content/answers/index.ts';
import { EMERGENCY_REPLIES, INTENT_REPLIES } from '#content/answers/replies.ts';

import { askedAnswers, askedNotOffered, intentExamples, readLists, wordingsOf } from './wordings.ts';

const LEAD_CHARACTERS = 250;
const SUPPORT_CHARACTERS = 400;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Texts that stand more than once, with the names under which they stand. */
function repeated(texts: readonly { text: string; name: string }[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { text, name } of texts) names.set(plain(text), (names.get(plain(text)) ?? new Set()).add(name));
  return [...names].filter(([, set]) => set.size > 1).map(([text, set]) => `${text}: ${[...set].join(', ')}`);
}

test('every answer has a name of its own', () => {
  const ids = [...ANSWERS, ...NOT_OFFERED].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('leads and supporting paragraphs keep to their lengths', () => {
  expect(ANSWERS.filter(({ lead }) => lead.length > LEAD_CHARACTERS).map(({ id }) => id)).toEqual([]);
  expect(
    ANSWERS.filter(({ support = '' }) => support.length > SUPPORT_CHARACTERS).map(({ id }) => id),
  ).toEqual([]);
});

test('leads and supporting paragraphs end with one full stop and quote with curly marks', () => {
  const texts = ANSWERS.flatMap(({ id, lead, support }) =>
    [lead, ...(support === undefined ? [] : [support])].map((text) => `${id}: ${text}`),
  );
  expect(texts.filter((text) => /\.\.|"|[^.!?”]$/.test(text))).toEqual([]);
});

test('every answer has at least four wordings of its question', () => {
  const few = [...askedAnswers(), ...askedNotOffered()].filter((answer) => wordingsOf(answer).length < 4);
  expect(few.map(({ id }) => id)).toEqual([]);
});

test('every list of wordings is that of an answer', () => {
  const ids = new Set([...ANSWERS, ...NOT_OFFERED].map(({ id }) => id));
  expect([...readLists().keys()].filter((name) => !ids.has(name.replace(/ (?:yes|no)$/, '')))).toEqual([]);
});

test('every intent has examples, and nothing else has', () => {
  const replies = { ...EMERGENCY_REPLIES, ...INTENT_REPLIES };
  expect(Object.keys(intentExamples())).toEqual(
    [...Object.keys(replies), 'question', 'self-harm', 'threat'].sort(),
  );
});

test('no example belongs to two intents', () => {
  const examples = Object.entries(intentExamples()).flatMap(([intent, texts]) =>
    texts.filter((text) => plain(text) !== '').map((text) => ({ text, name: intent })),
  );
  expect(repeated(examples)).toEqual([]);
});

test('follow-ups, options and nearest subjects name answers that exist', () => {
  const known = new Set(ANSWERS.map(({ id }) => id));
  const named = [
    ...ANSWERS.flatMap(({ follow = {} }) => Object.values(follow)),
    ...Object.values(FOLLOW_UPS).flatMap((follow) => Object.values(follow)),
    ...ANSWERS.flatMap(({ options = [] }) => options),
    ...NOT_OFFERED.flatMap(({ near }) => (near === undefined ? [] : [near])),
  ];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
