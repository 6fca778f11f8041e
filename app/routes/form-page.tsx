import { FIRM } from '#content/firm.ts';
import { CONFIRMATIONS, FORM_PAGES } from '#content/forms/plain.ts';
import { ConfirmationView } from '#app/sections/forms/confirmation-view.tsx';
import { FormPageView } from '#app/sections/forms/form-page-view.tsx';
import { PlainContactForm } from '#app/features/contact/plain-contact-form.tsx';
import { PlainNewsletterForm } from '#app/features/newsletter/plain-newsletter-form.tsx';
import { NOT_INDEXED } from '#app/lib/pages/page-meta.ts';
import { slot } from '#shared/form-template.ts';

import type { Route } from './+types/form-page.ts';

const VIEWS: Record<string, { title: string; view: React.ReactNode }> = {
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
        <PlainNewsletterForm />
      </FormPageView>
    ),
  },
  ...Object.fromEntries(
    Object.entries(CONFIRMATIONS).map(([name, page]) => [
      name,
      { title: page.title, view: <ConfirmationView page={page} /> },
    ]),
  ),
};

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${VIEWS[params.name]?.title ?? ''} | ${FIRM.name}` },
  NOT_INDEXED,
];

/** The pages that answer a plain form. Only the build renders them; they carry no script. */
export default function FormPage({ params }: Route.ComponentProps) {
  return VIEWS[params.name]?.view;
}
