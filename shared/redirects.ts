/** Addresses without a page of their own, which people type or shorten, and the pages that they mean. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/admin': '/admin/submissions',
  '/events': '/resources/webinars',
};
