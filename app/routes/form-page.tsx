import type { MetaDescriptor } from 'react-router';

import { CONSULTATION_PAGE } from '#content/calendar/pages.ts';
import { MANAGE_PAGE } from '#content/events/events.ts';
import { FIRM } from '#content/firm.ts';
import { NEWSLETTER_FORM } from '#content/forms/newsletter.ts';
import { CONFIRMATIONS, FORM_PAGES } from '#content/forms/plain.ts';
import { READING_LINK_FORM, READING_OPEN_PAGE } from '#content/forms/reading.ts';
import { CONFIRM_PAGE } from '#content/forms/subscriber-pages.ts';
import { ConfirmationView } from '#app/sections/forms/confirmation-view.tsx';
import { PlainAppointmentForm } from '#app/features/calendar/plain-appointment-form.tsx';
import { ConsultationView } from '#app/sections/forms/consultation-view.tsx';
import { FormPageView } from '#app/sections/forms/form-page-view.tsx';
import { ManageNoticeView, ManageView } from '#app/sections/forms/manage-view.tsx';
import { ConfirmView, NoticeView, PreferencesView } from '#app/sections/forms/subscriber-pages.tsx';
import { ClosedEventView } from '#app/sections/events/closed-event-view.tsx';
import { EventNoticeView, ManageRegistrationView } from '#app/sections/events/event-link-views.tsx';
import { EventView } from '#app/sections/events/event-view.tsx';
import { RegistrationForm } from '#app/features/events/registration-form.tsx';
import { PlainContactForm } from '#app/features/contact/plain-contact-form.tsx';
import { OpenReadingForm } from '#app/features/insight-gate/open-reading-form.tsx';
import { formAction } from '#app/lib/forms/form-action.ts';
import { NOT_INDEXED, subpageMeta } from '#app/lib/pages/page-meta.ts';
import { PlainEmailForm } from '#app/ui/form/plain-email-form.tsx';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import { eventPath } from '#shared/events/paths.ts';
import { slot } from '#shared/forms/template.ts';
import { CONFIRMATION_PATHS, FORM_PATHS } from '#shared/forms/plain-forms.ts';
import type { ConfirmationName } from '#shared/forms/plain-forms.ts';

import type { Route } from './+types/form-page.ts';

/** Search engines may list the page of an event. The server answers with it at the event's own URL. */
const EVENT_META = subpageMeta(
  {
    path: eventPath(slot('event')),
    title: `${slot('event.title')} | ${FIRM.name}`,
    description: slot('event.description'),
  },
  '/resources/webinars',
);

type View = { title: string; view: React.ReactNode; meta?: MetaDescriptor[] };

const VIEWS: Record<string, View> = {
  enquiry: {
    title: slot('title'),
    view: (
      <FormPageView eyebrow={FORM_PAGES.enquiry.eyebrow}>
        <PlainContactForm />
      </FormPageView>
    ),
  },
  newsletter: {
    title: slot('title'),
    view: (
      <FormPageView eyebrow={FORM_PAGES.newsletter.eyebrow}>
        <PlainEmailForm id="newsletter-email" action={formAction('newsletter')} texts={NEWSLETTER_FORM} />
      </FormPageView>
    ),
  },
  'reading-link': {
    title: slot('title'),
    view: (
      <FormPageView eyebrow={FORM_PAGES.readingLink.eyebrow}>
        {/* Also with a hosted backend on the page's origin, from which the host forwards the reading room. */}
        <PlainEmailForm id="reading-email" action={FORM_PATHS.readingLink} texts={READING_LINK_FORM} />
      </FormPageView>
    ),
  },
  'reading-open': {
    title: slot('title'),
    view: (
      <FormPageView eyebrow={READING_OPEN_PAGE.eyebrow}>
        <OpenReadingForm />
      </FormPageView>
    ),
  },
  confirm: { title: CONFIRM_PAGE.title, view: <ConfirmView /> },
  preferences: { title: slot('title'), view: <PreferencesView /> },
  notice: { title: slot('title'), view: <NoticeView /> },
  registration: {
    title: slot('event.title'),
    view: <EventView form={<RegistrationForm />} />,
    meta: EVENT_META,
  },
  'event-closed': { title: slot('event.title'), view: <ClosedEventView />, meta: EVENT_META },
  'event-manage': { title: MANAGE_PAGE.title, view: <ManageRegistrationView /> },
  'event-notice': { title: slot('title'), view: <EventNoticeView /> },
  appointment: {
    title: slot('title'),
    view: (
      <FormPageView eyebrow={FORM_PAGES.appointment.eyebrow}>
        <PlainAppointmentForm />
      </FormPageView>
    ),
  },
  consultation: {
    title: CONSULTATION_PAGE.title,
    view: <ConsultationView />,
    meta: subpageMeta({ ...CONSULTATION_PAGE.meta, path: CONSULTATION_PATHS.list }, '/'),
  },
  'appointment-manage': { title: slot('title'), view: <ManageView /> },
  'appointment-notice': { title: slot('title'), view: <ManageNoticeView /> },
  ...Object.fromEntries(
    Object.entries(CONFIRMATIONS).map(([name, page]) => [
      CONFIRMATION_PATHS[name as ConfirmationName].split('/').at(-1) ?? '',
      { title: page.title, view: <ConfirmationView page={page} /> },
    ]),
  ),
};

export const meta: Route.MetaFunction = ({ params }) =>
  VIEWS[params.name]?.meta ?? [{ title: `${VIEWS[params.name]?.title ?? ''} | ${FIRM.name}` }, NOT_INDEXED];

/** The pages that answer a plain form. Only the build renders them; they carry no script. */
export default function FormPage({ params }: Route.ComponentProps) {
  return VIEWS[params.name]?.view;
}
