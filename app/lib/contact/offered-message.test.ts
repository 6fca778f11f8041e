import { expect, test } from 'vitest';

import { offerMessage, onOfferedMessage } from './offered-message.ts';

test('an offered message is delivered once, to the form that is mounted', () => {
  const received: string[] = [];
  const end = onOfferedMessage((message) => received.push(message));
  offerMessage('one');
  end();
  onOfferedMessage((message) => received.push(message))();
  expect(received).toEqual(['one']);
});

test('without a form the latest message waits and is delivered once', () => {
  offerMessage('one');
  offerMessage('two');
  const received: string[] = [];
  onOfferedMessage((message) => received.push(message))();
  onOfferedMessage((message) => received.push(message))();
  expect(received).toEqual(['two']);
});
