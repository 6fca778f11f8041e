import { expect, test } from 'vitest';

import { eventTimes } from './times.ts';

test('the time is given in the zone of the event and at the other offices', () => {
  expect(eventTimes('2027-02-11T15:00:00Z', 'Europe/London')).toEqual({
    date: '2027-02-11',
    day: 'Thursday 11 February 2027',
    time: '1500 GMT',
    elsewhere: '1000 New York, 0700 San Francisco',
  });
  expect(eventTimes('2027-07-11T09:00:00Z', 'America/New_York')).toMatchObject({
    time: '0500 EDT',
    elsewhere: '1000 London, 0200 San Francisco',
  });
});

test('an office where it is another day says so', () => {
  expect(eventTimes('2027-01-08T01:30:00Z', 'America/Los_Angeles')).toMatchObject({
    date: '2027-01-07',
    time: '1730 PST',
    elsewhere: '0130 London the next day, 2030 New York',
  });
  expect(eventTimes('2027-01-08T01:30:00Z', 'Asia/Tokyo')).toMatchObject({
    time: '1030 Tokyo time',
    elsewhere: '0130 London, 2030 New York the day before, 1730 San Francisco the day before',
  });
});

test('in the weeks when only America has changed its clocks, the offices are an hour closer', () => {
  expect(eventTimes('2027-03-15T15:00:00Z', 'Europe/London')).toMatchObject({
    time: '1500 GMT',
    elsewhere: '1100 New York, 0800 San Francisco',
  });
});
