import { useEffect, useRef, useState } from 'react';

import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import type { FreeTime } from '#shared/calendar/calendar.ts';

import { BookedNote, type Booking } from './booked-note.tsx';
import type { BookingFailure } from './calendar-api.ts';
import { Choices, TOPIC_ID } from './choices.tsx';
import type { Day } from './days.ts';
import { DetailsStep } from './details-step.tsx';
import { forgetDraft, keepInDraft, readDraft, toOffice, toTopic } from './booking-draft.ts';
import { Times } from './times.tsx';
import { useFreeTimes } from './use-free-times.ts';
import { useHold, type Wanted } from './use-hold.ts';

import './calendar.css';

type CalendarProps = { onClose: () => void };

/** Free times by day, the details of the visitor, and what was booked: one after the other in the same place. */
export function Calendar({ onClose }: CalendarProps) {
  const [draft, setDraft] = useState(readDraft);
  const [failure, setFailure] = useState<BookingFailure>();
  const [isTopicMissing, setTopicMissing] = useState(false);
  const [day, setDay] = useState<Day>();
  const [booking, setBooking] = useState<Booking>();
  const topic = toTopic(draft.topic);
  const free = useFreeTimes(topic ?? '');
  const { held, pending, hold, release, forget } = useHold();
  const root = useRef<HTMLDivElement>(null);

  // It opens downwards from the link that was pressed, so nothing needs to scroll.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  async function choose({ start, offices }: FreeTime): Promise<void> {
    setTopicMissing(!topic);
    if (!topic) {
      document.getElementById(TOPIC_ID)?.focus();
      return;
    }
    const office = toOffice(draft.office) ?? (offices.length === 1 ? offices[0] : undefined);
    await keep({ start, topic, office });
  }

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

  async function chooseAnother(): Promise<void> {
    setDraft(readDraft());
    setFailure(undefined);
    await release();
    free.reload();
  }

  return (
    <div
      ref={root}
      role="group"
      aria-label={CALENDAR_PICKER.label}
      tabIndex={-1}
      className="calendar max-w-[36rem] border-t-2 border-accent pt-4 focus:outline-none"
    >
      <p className="mb-1">
        <LinkButton onClick={onClose}>{CALENDAR_PICKER.close}</LinkButton>
      </p>
      {booking && <BookedNote {...booking} zone={draft.zone} />}
      {!booking && !(held && topic) && (
        <>
          <p className="text-secondary">{CALENDAR_PICKER.intro}</p>
          <Choices
            values={draft}
            isTopicMissing={isTopicMissing}
            onChange={(name, value) => {
              keepInDraft(name, value);
              setDraft({ ...draft, [name]: value });
              setFailure(undefined);
              if (name === 'topic') setTopicMissing(false);
              // A hold in flight was requested for the old choices.
              if (name !== 'zone') forget();
            }}
          />
          <Times
            {...free}
            failure={failure ?? free.failure}
            office={toOffice(draft.office)}
            zone={draft.zone}
            pending={pending}
            day={day}
            onDay={setDay}
            onChoose={(time) => void choose(time)}
            reload={() => {
              setFailure(undefined);
              free.reload();
            }}
          />
        </>
      )}
      {!booking && held && topic && (
        <DetailsStep
          held={held}
          topic={topic}
          draft={draft}
          failure={failure}
          onRenew={() => void keep({ start: held.start, topic, office: held.office })}
          onOther={() => void chooseAnother()}
          onGone={() => showFailure('gone')}
          onBooked={(booked) => {
            forgetDraft();
            setBooking(booked);
            forget();
          }}
        />
      )}
    </div>
  );
}
