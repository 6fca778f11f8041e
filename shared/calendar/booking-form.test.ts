import { expect, test } from 'vitest';

import { checkBooking } from './booking-form.ts';

const CHOSEN = {
  start: '2026-11-24T09:30Z',
  hold: 'a'.repeat(43),
  office: 'london',
  topic: 'training',
  zone: 'Asia/Tokyo',
  page: '/services/executive-coaching',
} as const;

const FIELDS = {
  medium: 'video',
  first_name: ' Hana ',
  last_name: 'Sato',
  email: 'Hana.Sato@Example.com',
  company: 'Kestrel Trading',
  about: 'A <b>rehearsal</b>',
};

function check(changes: Record<string, string> = {}) {
  return checkBooking({ ...FIELDS, ...changes }, CHOSEN);
}

test('the fields become a booking of the chosen time', () => {
  expect(check()).toEqual({
    booking: {
      act: 'book',
      ...CHOSEN,
      medium: 'video',
      first_name: 'Hana',
      last_name: 'Sato',
      email: 'hana.sato@example.com',
      company: 'Kestrel Trading',
      about: 'A rehearsal',
    },
  });
});

test('each field that is missing or wrong is named', () => {
  expect(check({ first_name: '', email: 'hana@', about: ' ' })).toEqual({
    errors: {
      first_name: 'Please enter your first name',
      email: 'Please enter a valid email address',
      about: 'Please enter what you want to talk about',
    },
  });
});

test('a telephone number is asked for only by those who want to be called', () => {
  expect(check({ medium: 'telephone', telephone: '' })).toMatchObject({
    errors: { telephone: expect.any(String) },
  });
  expect(check({ medium: 'telephone', telephone: '+81 3 1234 5678' })).toHaveProperty(
    'booking.telephone',
    '+81 3 1234 5678',
  );
  expect(check({ telephone: '+81 3 1234 5678' })).not.toHaveProperty('booking.telephone');
});

test('a message that is longer than the calendar takes is reported, not cut', () => {
  expect(check({ about: 'a'.repeat(3_700) })).toEqual({ errors: { about: expect.stringContaining('3600') } });
});
