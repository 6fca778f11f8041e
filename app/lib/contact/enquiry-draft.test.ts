import { expect, test } from 'vitest';

import { offerDraft, onDraft } from './enquiry-draft.ts';

test('a draft is delivered once, to the form that is mounted', () => {
  const received: string[] = [];
  const end = onDraft((message) => received.push(message));
  offerDraft('one');
  end();
  onDraft((message) => received.push(message))();
  expect(received).toEqual(['one']);
});

test('without a form the latest draft waits and is delivered once', () => {
  offerDraft('one');
  offerDraft('two');
  const received: string[] = [];
  onDraft((message) => received.push(message))();
  onDraft((message) => received.push(message))();
  expect(received).toEqual(['two']);
});
