import { expect, test } from 'vitest';

import { offerDraft, onDraft } from './enquiry-draft.ts';

test('a draft reaches the form that is there, and only once', () => {
  const received: string[] = [];
  const end = onDraft((message) => received.push(message));
  offerDraft('one');
  end();
  onDraft((message) => received.push(message))();
  expect(received).toEqual(['one']);
});

test('a draft waits for a form that is not there yet; the last one counts', () => {
  offerDraft('one');
  offerDraft('two');
  const received: string[] = [];
  onDraft((message) => received.push(message))();
  onDraft((message) => received.push(message))();
  expect(received).toEqual(['two']);
});
