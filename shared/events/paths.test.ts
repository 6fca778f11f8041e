import { expect, test } from 'vitest';

import { canonicalEventPath, eventAt, eventPath } from './paths.ts';
import { EVENT_LIMITS } from './events.ts';

test('an event is found by its path in any spelling', () => {
  for (const path of ['/events/a-session', '/Events/A-Session', '/events/a-session/'])
    expect(canonicalEventPath(path)).toBe('/events/a-session');
});

test('another page, or a slug that is too long, is not an event', () => {
  const longest = 'a'.repeat(EVENT_LIMITS.slug);
  expect(eventAt(eventPath(longest))).toBe(longest);
  for (const path of [`/events/${longest}a`, '/events/manage', '/events/', '/events/a--b', '/events/a/b'])
    expect(canonicalEventPath(path)).toBeUndefined();
});
