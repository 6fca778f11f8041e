import { expect, test } from 'vitest';

import { condense } from './condense.ts';
import { ideasOf } from './ideas.ts';
import type { Found } from './passages.ts';
import { typeOf } from './question-type.ts';
import { wordsOf } from './stem.ts';

const ask = (text: string) => {
  const ideas = ideasOf(wordsOf(text)).map((idea) => Object.assign(idea, { weight: 1 }));
  return { text, ideas, own: ideas.length, likeness: { places: [], elsewhere: 0 }, ...typeOf(text) };
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

const TIERS = passage({
  headingPath: ['Incident response', 'When it happens, call', 'Service tiers', 'Three levels of readiness'],
  content: [
    'Essential: initial response under 30 minutes; hotline 24/7/365; duty team; suits organisations with responders of their own.',
    'Enhanced: initial response under 15 minutes; hotline 24/7/365; duty team; suits services that the public notices.',
    'Premium: initial response under 10 minutes; hotline 24/7/365; dedicated team; suits operations where minutes count.',
  ].join('\n'),
});

test('a table is told line by line, one row where one is asked for, and of that the values asked for', () => {
  expect(condense(ask('service tiers'), [TIERS]).reply.split('\n')).toHaveLength(3);
  expect(condense(ask('premium tier response time'), [TIERS]).reply).toBe(
    'Premium: initial response under 10 minutes.',
  );
  expect(condense(ask('tier with a dedicated team'), [TIERS]).reply).toBe('Premium: dedicated team.');
});

const STAGES = passage({
  path: '/services/insights-enablement',
  anchor: 'stages',
  headingPath: ['Insights enablement', 'Know in time to act on it', 'Stages', 'How it is put in place'],
  content: [
    'Discover: List the coming year’s decisions and the evidence each relies on today.',
    'Design: Agree measures, definitions and access.',
    'Drive: Train analysts and hand the platform to its permanent owner.',
  ].join('\n'),
});

test('a list that is asked for is told whole, whatever else one line of it says', () => {
  expect(condense(ask('What are the steps of the platform?'), [STAGES]).reply.split('\n')).toHaveLength(3);
  expect(condense(ask('Who is the owner of the platform?'), [STAGES]).reply).not.toContain('Discover');
});

const PROTECTION = passage({
  path: '/security',
  anchor: 'data-protection',
  headingPath: ['Legal', 'Calder Vance', 'Security', 'Data protection and encryption'],
  content: [
    'Information is classified when it reaches us, and its class decides where it may be kept and who may open it.',
    'Data at rest are encrypted with AES-256, on servers, laptops and backups alike.',
    'Data in transit are protected by TLS 1.3. Older protocols that are known to be weak are switched off.',
    'Keys are kept in managed key stores, rotated on a schedule, and opened by roles without access to the data.',
    'At the end of an engagement, material is returned or deleted as the contract says, and we confirm it in writing.',
  ].join('\n'),
});

test('a sentence that says it better than the heading does is told', () => {
  const question = ask('What of servers and encryption keys?');
  const ideas = question.ideas.map((idea) => Object.assign(idea, { rarity: 4 }));
  expect(condense({ ...question, ideas }, [PROTECTION]).reply).toContain('managed key stores');
});

const CASE = passage({
  path: '/resources/case-studies',
  anchor: 'hospital-group-on-paper-title',
  headingPath: ['Case studies', 'What was wrong', 'Four engagements', 'A hospital group on paper'],
  content: [
    'Industry:Healthcare.',
    'Timeline: Six months',
    'Challenge: Several hospitals shared one electronic record. Most nurses had never worked without a screen.',
    'Solution: Wards chose what a night shift needs.',
    'Results: Every ward has completed a rehearsed night; bed managers declare downtime themselves.',
  ].join('\n'),
});

test('a piece goes by its title, and what was asked about it comes alone', () => {
  expect(condense(ask('How long did the hospital engagement take?'), [CASE]).reply).toBe(
    'A hospital group on paper:\nTimeline: Six months.',
  );
});

const WEBINAR = passage({
  path: '/resources/webinars',
  anchor: 'first-day-title',
  headingPath: ['Webinars', 'An hour', 'Upcoming sessions', 'The first day without a supplier'],
  content: [
    '15 April 2027.',
    'Live.',
    'A hosted service stops at nine in the morning.',
    'Time: 1600 BST (1100 New York, 0800 San Francisco).',
    'Duration: 60 minutes.',
    'Places: 38 registered.',
  ].join('\n'),
});

test('figures beside sentences and notes beside a title are told to whoever asks', () => {
  expect(condense(ask('supplier webinar'), [WEBINAR]).reply).toBe(
    'The first day without a supplier: A hosted service stops at nine in the morning.',
  );
  const when = { ...ask('supplier webinar places'), asksForNotes: true };
  expect(condense(when, [WEBINAR]).reply).toBe(
    'The first day without a supplier (15 April 2027, Live): A hosted service stops at nine in the morning.\nPlaces: 38 registered.',
  );
});

test('a further passage tells all rows that say the same of the question, or none', () => {
  const first = passage({
    anchor: 'hotline',
    headingPath: ['Incident response'],
    content: 'The hotline never sleeps.',
  });
  expect(condense(ask('hotline'), [first, TIERS]).reply).toBe('The hotline never sleeps.');
});
