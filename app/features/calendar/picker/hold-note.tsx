import { useEffect, useState } from 'react';

import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { HOLD_MINUTES } from '#shared/calendar/calendar.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import type { BookingFailure } from './calendar-api.ts';
import { failureText } from './appointment-time-text.ts';
import type { TimeHold } from './use-hold.ts';

const { hold: WORDS } = CALENDAR_PICKER;
const TICK_MS = 1000;

function minutesLeft(since: number): number {
  return Math.max(0, Math.ceil(HOLD_MINUTES - (Date.now() - since) / MINUTE_MS));
}

function text(minutes: number): string {
  if (minutes > 1) return WORDS.kept(minutes);
  return minutes === 1 ? WORDS.ending : WORDS.over;
}

type HoldNoteProps = {
  held: TimeHold;
  /** Why the time could not be kept for longer. */
  failure: BookingFailure | undefined;
  onRenew: () => void;
};

/**
 * Says how long the time is kept, or that it is not kept. Screen readers announce it when one minute is left and at the end, not
 * every minute.
 */
export function HoldNote({ held: { token, since, isRenewed }, failure, onRenew }: HoldNoteProps) {
  const [minutes, setMinutes] = useState(() => minutesLeft(since));
  /** A screen reader announces only what comes into a live region after the region itself. */
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const update = () => {
      setMinutes(minutesLeft(since));
      setOpen(true);
    };
    update();
    const timer = window.setInterval(update, TICK_MS);
    return () => window.clearInterval(timer);
  }, [since]);

  const isKept = token !== undefined;
  const isEnding = isKept && minutes <= 1;
  const shown = isKept ? text(minutes) : WORDS.notKept;
  const isAnnounced = isEnding || !isKept;
  return (
    <>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 text-small text-secondary">
        <p aria-hidden={isAnnounced}>{shown}</p>
        <p role="status" className="sr-only">
          {isOpen && (isAnnounced ? shown : isRenewed && WORDS.renewed)}
        </p>
        {isEnding && <LinkButton onClick={onRenew}>{minutes === 0 ? WORDS.again : WORDS.renew}</LinkButton>}
      </div>
      <p role="alert" className="text-small font-medium text-danger">
        {failure && <ContactText>{failureText(failure)}</ContactText>}
      </p>
    </>
  );
}
