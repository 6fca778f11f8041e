/** Address at which the staff find an enquiry in the desk, opened. */
export function adminLink(siteUrl: string, enquiry: { id: string; reference: string }): string {
  const query = new URLSearchParams({ q: enquiry.reference, enquiry: enquiry.id });
  return `${siteUrl}/admin/submissions?${query}`;
}

/** Address of the list of spam. */
export function spamLink(siteUrl: string): string {
  return `${siteUrl}/admin/submissions?view=spam`;
}
