import { createContext, use } from 'react';

import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

/** Builds the URL that opens an enquiry's panel over the current list. */
export const EnquiryHref = createContext<(id: string) => string>(() => '');

export function enquiryLinkId(id: string): string {
  return `enquiry-${id}`;
}

export function EnquiryLink({ row }: { row: DeskEnquiry }) {
  const hrefOf = use(EnquiryHref);
  return (
    <RouterLink
      id={enquiryLinkId(row.id)}
      to={hrefOf(row.id)}
      preventScrollReset
      className="font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.25em] hover:decoration-2"
    >
      <VisitorText text={`${row.first_name} ${row.last_name}`} />
    </RouterLink>
  );
}
