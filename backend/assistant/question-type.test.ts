import { expect, test } from 'vitest';

import { asksForCost } from './question-type.ts';

test.each(['What does it cost?', 'How are fees set?', 'On what basis do you charge?', 'How much is it?'])(
  '"%s" asks for the cost',
  (text) => {
    expect(asksForCost(text)).toBe(true);
  },
);

test.each(['Who is in charge?', 'How much of my time does it take?', 'How long does it last?'])(
  '"%s" does not',
  (text) => {
    expect(asksForCost(text)).toBe(false);
  },
);
