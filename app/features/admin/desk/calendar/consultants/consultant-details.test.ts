import { expect, test } from 'vitest';

import { consultantArguments, NEW_DETAILS } from './consultant-details.ts';

const DETAILS = { ...NEW_DETAILS, email: 'Ada@Example.com', name: ' Ada ' };
const EXISTING = { id: '0b8e5f0a-9f6b-4a53-8a8f-0d5a3c1c2b1a', version: 3 };

test('a new consultant is sent with the account’s address, an existing one with its version', () => {
  expect(consultantArguments(DETAILS, undefined)).toMatchObject({
    consultant: { email: 'ada@example.com', name: 'Ada', notice_minutes: 240, meeting_url: null },
  });
  const sent = consultantArguments({ ...DETAILS, notice: '1.5' }, EXISTING);
  expect(sent).toMatchObject({ consultant: { ...EXISTING, notice_minutes: 90 } });
  expect(sent).not.toHaveProperty('consultant.email');
});

test('the first wrong field is named', () => {
  const wrong = (change: Partial<typeof DETAILS>) =>
    consultantArguments({ ...DETAILS, ...change }, undefined);
  expect(wrong({ email: 'ada', name: '' })).toEqual({ wrong: 'email' });
  expect(wrong({ name: ' ' })).toEqual({ wrong: 'name' });
  expect(wrong({ notice: '' })).toEqual({ wrong: 'notice_minutes' });
  expect(wrong({ horizon: '121' })).toEqual({ wrong: 'horizon_days' });
  expect(wrong({ buffer: '1.5' })).toEqual({ wrong: 'buffer_minutes' });
  expect(wrong({ maximum: '0' })).toEqual({ wrong: 'daily_maximum' });
  expect(wrong({ meetingUrl: 'http://video.example' })).toEqual({ wrong: 'meeting_url' });
  expect(wrong({ busyUrl: 'javascript:alert(1)' })).toEqual({ wrong: 'busy_url' });
});
