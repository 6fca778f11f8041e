/** URL that opens an enquiry in the desk. */
export function enquiryLink(siteUrl: string, enquiry: { id: string; reference: string }): string {
  const query = new URLSearchParams({ q: enquiry.reference, enquiry: enquiry.id });
  return `${siteUrl}/admin/submissions?${query}`;
}

/** URL of the calendar in the desk. */
export function calendarLink(siteUrl: string): string {
  return `${siteUrl}/admin/submissions?view=calendar`;
}

/** URL of the enquiries held as spam in the desk. */
export function spamLink(siteUrl: string): string {
  return `${siteUrl}/admin/submissions?view=spam`;
}
