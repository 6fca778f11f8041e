import { expect, test } from 'vitest';

import { condense } from './condense.ts';
import { ideasOf } from './ideas.ts';
import type { Found } from './passages.ts';
import { wordsOf } from './stem.ts';

const ask = (text: string) => {
  const ideas = ideasOf(wordsOf(text)).map((idea) => Object.assign(idea, { weight: 1 }));
  return { ideas, own: ideas.length, asksHowMany: false };
};
const passage = (changes: Partial<Found>): Found => ({
  path: '/services/incident-response',
  title: 'Incident Response',
  anchor: 'tiers',
  headingPath: ['Incident response', 'When it happens, call', 'Service tiers'],
  content: 'Text.',
  score: 1,
  ideas: [],
  ...changes,
});

test('a list gets the words that lead to it', () => {
  const { reply } = condense(ask('cyber'), [
    passage({
      headingPath: ['a', 'b', 'Cyber response'],
      content: 'Stop the intruder.\nForensic capture; log analysis.',
    }),
  ]);
  expect(reply).toBe('Cyber response: Stop the intruder. This includes forensic capture; log analysis.');
});

test('a line that opens a list is joined to it', () => {
  const { reply } = condense(ask('team'), [
    passage({ headingPath: ['Home'], content: 'Our team comes from\nthe army; big banks.' }),
  ]);
  expect(reply).toBe('Our team comes from the army; big banks.');
});

test('the question that a passage answers stands before its answer', () => {
  const { reply, sources } = condense(ask('agreement'), [
    passage({ anchor: null, headingPath: ['a', 'Can we call without an agreement?'], content: 'Yes. Call.' }),
  ]);
  expect(reply).toBe('Can we call without an agreement? Yes. Call.');
  expect(sources).toEqual([{ title: 'Incident Response', url: '/services/incident-response' }]);
});

test('of a long passage the sentences that answer remain, in their order', () => {
  const filler = 'Nothing of this has to do with what was asked of us by anybody at all. '.repeat(12);
  const { reply } = condense(ask('Where are the headsets and the drills?'), [
    passage({ headingPath: [], content: `Drills come first. ${filler}Headsets come last.` }),
  ]);
  expect(reply).toBe('Drills come first. Headsets come last.');
});

test('each passage has its source, an anchor that is none is left out', () => {
  const { sources } = condense(ask('x'), [
    passage({ content: 'One applies.' }),
    passage({ content: 'Two apply.', path: '/about', anchor: '"><script>' }),
  ]);
  expect(sources.map(({ url }) => url)).toEqual(['/services/incident-response#tiers', '/about']);
});
