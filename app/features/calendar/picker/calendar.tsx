import { useEffect, useRef, useState } from 'react';

import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import type { FreeTime } from '#shared/calendar/calendar.ts';

import { BookedNote } from './booked-note.tsx';
import { Choices, TOPIC_ID } from './choices.tsx';
import type { Day } from './days.ts';
import { DetailsStep } from './details-step.tsx';
import { Times } from './times.tsx';
import { useBooking } from './use-booking.ts';

import './calendar.css';

type CalendarProps = { onClose: () => void };

/** Free times by day, the details of the visitor, and what was booked: one after the other in the same place. */
export function Calendar({ onClose }: CalendarProps) {
  const { draft, topic, office, free, failure, booking, held, pending, ...act } = useBooking();
  const [isTopicMissing, setTopicMissing] = useState(false);
  const [day, setDay] = useState<Day>();
  const root = useRef<HTMLDivElement>(null);

  // It opens downwards from the link that was pressed, so nothing needs to scroll.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  function choose(time: FreeTime): void {
    setTopicMissing(!topic);
    if (topic) void act.choose(time);
    else document.getElementById(TOPIC_ID)?.focus();
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
              act.change(name, value);
              if (name === 'topic') setTopicMissing(false);
            }}
          />
          <Times
            {...free}
            failure={failure ?? free.failure}
            office={office}
            zone={draft.zone}
            pending={pending}
            day={day}
            onDay={setDay}
            onChoose={choose}
            reload={act.reload}
          />
        </>
      )}
      {!booking && held && topic && (
        <DetailsStep
          held={held}
          topic={topic}
          draft={draft}
          failure={failure}
          onRenew={() => void act.renew(held)}
          onOther={() => void act.chooseAnother()}
          onGone={act.loseTime}
          onBooked={act.finish}
        />
      )}
    </div>
  );
}
