import { expect, test } from 'vitest';

import { cutPassage, told } from './passage-parts.ts';

/** As read, a part a line. */
const parts = (content: string, withNotes = false) =>
  cutPassage(content).parts.map((part) => told(part, withNotes));

// Passages as the ingestion makes them of the site's own pages.
const PAPER = `Crisis Management.
10 September 2026.
Authority in a crisis fails in predictable places. A model for delegations that holds.
Crisis Response Practice`;

const LIBRARY = `The first day of a crisis: Guide.
What a crisis team does from the first call to the second morning: convening, roles, the log, handover and rest.
Crisis Management, PDF, with a one-page wall chart.
A risk register that leads to decisions: Template.
A register with owners, indicators, thresholds and the action that each threshold calls for.
Risk Management, Spreadsheet.`;

const RECORDED = `Recordings with transcript and slides, for clients and subscribers.
AI agents at work: what to allow, log and refuse: Recorded, 1 October 2026, 52 minutes.
Permissions for software that acts by itself: scopes, spending limits, evidence for the auditor.
AI Strategy Practice.`;

const TIMELINE = `The course we work to after a call. The initial response is that of your tier, in the table below.
Initial contact: Under 15 minutes.
A responder takes the facts and opens the log.
Team mobilization: Under 30 minutes.
Lead, specialists and a communications adviser are named and joined on one line.`;

const CONTACT = `Our promise: A response within 24 hours.
Offices: London, New York, San Francisco.
If an incident is under way, do not write.
Call +44 20 7946 0911`;

test('date, kind and author of a paper are no sentences of it', () => {
  const { parts: sentences, notes } = cutPassage(PAPER);
  expect(sentences.map(({ text }) => text)).toEqual([
    'Authority in a crisis fails in predictable places.',
    'A model for delegations that holds.',
  ]);
  expect(notes).toEqual(['Crisis Management', '10 September 2026', 'Crisis Response Practice']);
});

test('an item of a list keeps its name, and its notes for whoever asks', () => {
  expect(parts(LIBRARY)).toEqual([
    'The first day of a crisis: What a crisis team does from the first call to the second morning: convening, roles, the log, handover and rest.',
    'A risk register that leads to decisions: A register with owners, indicators, thresholds and the action that each threshold calls for.',
  ]);
  expect(parts(LIBRARY, true)[1]).toContain('decisions (Template, Risk Management, Spreadsheet): A register');
});

test('a title with a colon stays whole, a sentence with one is no name', () => {
  expect(parts(RECORDED, true)).toEqual([
    'Recordings with transcript and slides, for clients and subscribers.',
    'AI agents at work: what to allow, log and refuse (Recorded, 1 October 2026, 52 minutes, AI Strategy Practice): Permissions for software that acts by itself: scopes, spending limits, evidence for the auditor.',
  ]);
});

test('a step keeps its time and what is said of it; what points to another place of the page is left out', () => {
  expect(parts(TIMELINE)).toEqual([
    'The course we work to after a call.',
    'Initial contact: Under 15 minutes. A responder takes the facts and opens the log.',
    'Team mobilization: Under 30 minutes. Lead, specialists and a communications adviser are named and joined on one line.',
  ]);
});

test('what follows a row of names belongs to none of them', () => {
  expect(parts(CONTACT)).toEqual([
    'Our promise: A response within 24 hours.',
    'Offices: London, New York, San Francisco.',
    'If an incident is under way, do not write.',
    'Call +44 20 7946 0911.',
  ]);
});

test('a row of a table is an item, a sentence with a semicolon is no list', () => {
  expect(
    parts('Premium: initial response under 10 minutes; dedicated team; on-site presence guaranteed.'),
  ).toEqual(['Premium: initial response under 10 minutes; dedicated team; on-site presence guaranteed.']);
  expect(parts('Schools are watched. Some run on old systems; others have none.')).toEqual([
    'Schools are watched.',
    'Some run on old systems; others have none.',
  ]);
});
