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

test('a stored topic that has left the list is not sent', () => {
  const topics = ['ai-training', 'retired-topic'];
  expect(consultantArguments({ ...DETAILS, topics }, undefined)).toMatchObject({
    consultant: { topics: ['ai-training'] },
  });
});

test('all invalid fields are named', () => {
  const invalid = (change: Partial<typeof DETAILS>) =>
    consultantArguments({ ...DETAILS, ...change }, undefined);
  expect(invalid({ email: 'ada', name: '', maximum: '0' })).toEqual({
    invalid: ['email', 'name', 'daily_maximum'],
  });
  expect(invalid({ name: ' ' })).toEqual({ invalid: ['name'] });
  expect(invalid({ notice: '' })).toEqual({ invalid: ['notice_minutes'] });
  expect(invalid({ horizon: '121' })).toEqual({ invalid: ['horizon_days'] });
  expect(invalid({ buffer: '1.5' })).toEqual({ invalid: ['buffer_minutes'] });
  expect(invalid({ maximum: '0' })).toEqual({ invalid: ['daily_maximum'] });
  expect(invalid({ meetingUrl: 'http://video.example' })).toEqual({ invalid: ['meeting_url'] });
  expect(invalid({ busyUrl: 'javascript:alert(1)' })).toEqual({ invalid: ['busy_url'] });
});
