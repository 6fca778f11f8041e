import { expect, test } from 'vitest';

import { sameOwnerAs } from './owners.ts';

// Sentences of the security page and of the readiness assessment.
const OF_THE_FIRM =
  'Analysts watch our systems at every hour and have the authority to act on what they see.';
const OF_THE_VISITOR = 'Security alerts from critical systems are watched at night and at weekends.';

test('what the visitor calls yours is ours on the site, and the other way round', () => {
  expect(sameOwnerAs('Who watches your own systems at night?')(OF_THE_FIRM)).toBe(true);
  expect(sameOwnerAs('Who watches your own systems at night?')(OF_THE_VISITOR)).toBe(false);
  expect(sameOwnerAs('Who watches our systems at night?')(OF_THE_FIRM)).toBe(false);
  expect(sameOwnerAs('Will our documents train a model?')('Made from your own documents.')).toBe(true);
});
