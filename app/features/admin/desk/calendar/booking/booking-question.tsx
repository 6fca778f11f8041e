import type { RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { TimeOnClocks } from '#app/features/admin/desk/calendar/time/time-on-clocks.tsx';
import { BreakableText } from '#app/features/admin/desk/text/breakable-text.tsx';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { APPOINTMENT_MINUTES } from '#shared/calendar/calendar.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

import type { AskedBooking } from './booking-values.ts';

const { booking: texts, panel, media } = DESK_CALENDAR;

function howOf({ medium, telephone }: AskedBooking): string {
  return telephone === null ? media[medium] : `${media[medium]}, ${telephone}`;
}

type BookingQuestionProps = {
  row: DeskEnquiry;
  asked: AskedBooking | undefined;
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
  returnFocus: RefObject<HTMLElement | null>;
};

/** Asks for confirmation, because the invitation is emailed immediately. */
export function BookingQuestion({ row, asked, ...dialog }: BookingQuestionProps) {
  return (
    <ConfirmDialog {...dialog} title={texts.question} confirmLabel={texts.confirm}>
      {asked && (
        <div className="desk">
          <TimeOnClocks
            starts={asked.starts}
            ends={Date.parse(asked.starts) + APPOINTMENT_MINUTES * MINUTE_MS}
            zone={asked.zone}
            consultant={asked.consultant}
            more={[{ name: panel.medium, value: howOf(asked) }]}
          />
          {asked.medium === 'video' && !asked.consultant.meeting_url && (
            <p className="mt-3 font-medium text-heading">{panel.noRoom(asked.consultant.name)}</p>
          )}
          <p className="mt-3">
            {texts.consequence}{' '}
            <span className="font-medium text-heading">
              <VisitorText text={`${row.first_name} ${row.last_name}`} />, <BreakableText text={row.email} />
            </span>
          </p>
        </div>
      )}
    </ConfirmDialog>
  );
}
