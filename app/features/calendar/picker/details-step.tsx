import { APPOINTMENT_FORM } from '#content/calendar/pages.ts';
import { referringPage } from '#app/lib/contact/referring-page.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import type { Interest } from '#shared/forms/contact.ts';

import type { Booking } from './booked-note.tsx';
import type { BookingFailure } from './calendar-api.ts';
import { DetailsForm } from './details-form.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { HoldNote } from './hold-note.tsx';
import { BookingHeading } from './booking-heading.tsx';
import { TimeSummary } from './time-summary.tsx';
import type { TimeHold } from './use-hold.ts';

type DetailsStepProps = {
  held: TimeHold;
  topic: Interest;
  draft: BookingDraft;
  failure: BookingFailure | undefined;
  onRenew: () => void;
  onOther: () => void;
  /** The time is no longer free. */
  onGone: () => void;
  onBooked: (booking: Booking) => void;
};

/** The chosen time and the form that books it. */
export function DetailsStep(props: DetailsStepProps) {
  const { held, topic, draft, failure, onRenew, onOther, onGone, onBooked } = props;
  const { start, office, token } = held;
  return (
    <>
      <BookingHeading>{APPOINTMENT_FORM.title}</BookingHeading>
      <TimeSummary start={start} office={office} zone={draft.zone} />
      <HoldNote held={held} failure={failure} onRenew={onRenew} />
      <LinkButton onClick={onOther}>{APPOINTMENT_FORM.other}</LinkButton>
      <DetailsForm
        draft={draft}
        chosen={{ start, hold: token, office, topic, zone: draft.zone, page: referringPage() }}
        onGone={onGone}
        onBooked={(booked, sent) =>
          onBooked({
            booked,
            held,
            email: String(sent.get('email')),
            medium: sent.get('medium') === 'telephone' ? 'telephone' : 'video',
          })
        }
      />
    </>
  );
}
