import { expect, test } from 'vitest';

import { CONTACT_LIMITS } from '#shared/limits.ts';

import type { ChatTurn } from '../conversation/chat-store.ts';
import { enquirySummary } from './enquiry-summary.ts';

const said = (role: ChatTurn['role'], content: string): ChatTurn => ({ role, content, sources: [] });

test('without a conversation the summary is empty', () => {
  expect(enquirySummary([], '  ')).toBe('');
});

test('the summary holds the questions, the draft and the last reply', () => {
  const summary = enquirySummary(
    [said('user', 'How fast\nare you?'), said('assistant', 'First.'), said('user', 'And then?')].concat(
      said('assistant', 'A plan.'),
    ),
    'What does it cost?',
  );
  expect(summary).toContain('- How fast are you?\n- And then?\n- What does it cost?');
  expect(summary).toContain('A plan.');
  expect(summary).not.toContain('First.');
});

test('the summary of a long conversation fits the contact form and keeps the newest questions', () => {
  const turns = Array.from({ length: 30 }, (_, index) => [
    said('user', `Question ${index} ${'x'.repeat(960)}`),
    said('assistant', 'y'.repeat(4000)),
  ]).flat();
  const summary = enquirySummary(turns, '');
  expect(summary.length).toBeLessThanOrEqual(CONTACT_LIMITS.message);
  expect(summary).toContain('Question 29 ');
  expect(summary).not.toContain('Question 0 ');
});
