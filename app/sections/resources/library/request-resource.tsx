import type { LIBRARY } from '#content/resources/library.ts';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Section } from '#app/ui/layout/section.tsx';

export function RequestResource({ request }: { request: (typeof LIBRARY)['request'] }) {
  const { label, interest, message } = request.action;
  return (
    <Section id="request" tone="deep" heading={request.heading} className="contour overflow-hidden no-print">
      <p className="max-w-measure text-lead text-secondary">{request.text}</p>
      <ContactLink interest={interest} message={message} className="mt-8">
        {label}
      </ContactLink>
    </Section>
  );
}
