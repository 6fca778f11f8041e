import { expect, test } from 'vitest';

import { askedCall, bookedLine, NOT_BOOKED, withoutBookedLine } from './booked-line.ts';

const WHEN = 'Tuesday 24 November 2026, 09:30';
const unbooked = (line: string) => line.replace('Appointment on ', NOT_BOOKED);

test('the line says how the sender is called, whether the time was booked or not', () => {
  const video = `${bookedLine(WHEN, 'Asia/Tokyo', undefined)}Hello.`;
  const call = `${bookedLine(WHEN, 'Europe/Berlin', '+49 30 (0) 12.34-5')}Hello.`;
  expect(video).toBe(`Appointment on ${WHEN} (Asia/Tokyo), by video.\n\nHello.`);
  for (const change of [(text: string) => text, unbooked]) {
    expect(askedCall(change(video))).toEqual({ zone: 'Asia/Tokyo', medium: 'video', telephone: undefined });
    expect(askedCall(change(call))).toEqual({
      zone: 'Europe/Berlin',
      medium: 'telephone',
      telephone: '+49 30 (0) 12.34-5',
    });
    expect(withoutBookedLine(change(call))).toBe('Hello.');
  }
});

test('an enquiry without such a line, or with an unknown zone, says nothing', () => {
  const line = bookedLine(WHEN, 'Asia/Tokyo', undefined);
  for (const message of ['', 'Hello.', `Hello.\n${line}`, line.replace('Asia/Tokyo', 'Atlantis/Poseidonis')])
    expect(askedCall(message)).toBeUndefined();
  expect(withoutBookedLine(`Hello.\n${line}`)).toBe(`Hello.\n${line}`);
});
