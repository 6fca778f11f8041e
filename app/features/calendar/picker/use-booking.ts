import { useState } from 'react';

import type { FreeTime } from '#shared/calendar/calendar.ts';

import type { Booking } from './booked-note.tsx';
import {
  forgetDraft,
  keepInDraft,
  readDraft,
  toOffice,
  toTopic,
  type BookingDraft,
} from './booking-draft.ts';
import type { BookingFailure } from './calendar-api.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useHold, type TimeHold, type Wanted } from './use-hold.ts';

/** A booking from the choice of a time to what was booked: the visitor's entries, the held time and the last failure. */
export function useBooking() {
  const [draft, setDraft] = useState(readDraft);
  const [failure, setFailure] = useState<BookingFailure>();
  const [booking, setBooking] = useState<Booking>();
  const topic = toTopic(draft.topic);
  const office = toOffice(draft.office);
  const free = useFreeTimes(topic ?? '');
  const { held, pending, hold, release, forget } = useHold();

  async function keep(wanted: Wanted): Promise<void> {
    setFailure(undefined);
    const failed = await hold(wanted);
    if (failed) showFailure(failed);
  }

  function showFailure(reason: BookingFailure): void {
    setFailure(reason);
    if (reason !== 'gone') return;
    setDraft(readDraft());
    forget();
    free.reload();
  }

  return {
    draft,
    topic,
    office,
    free,
    failure,
    booking,
    held,
    pending,
    change: (name: keyof BookingDraft, value: string) => {
      keepInDraft(name, value);
      setDraft({ ...draft, [name]: value });
      setFailure(undefined);
      // A hold in flight was requested for the old choices.
      if (name !== 'zone') forget();
    },
    choose: async ({ start, offices }: FreeTime) => {
      if (topic)
        await keep({ start, topic, office: office ?? (offices.length === 1 ? offices[0] : undefined) });
    },
    renew: async (time: TimeHold) => {
      if (topic) await keep({ start: time.start, topic, office: time.office });
    },
    chooseAnother: async () => {
      setDraft(readDraft());
      setFailure(undefined);
      await release();
      free.reload();
    },
    reload: () => {
      setFailure(undefined);
      free.reload();
    },
    loseTime: () => showFailure('gone'),
    finish: (booked: Booking) => {
      forgetDraft();
      setBooking(booked);
      forget();
    },
  };
}
