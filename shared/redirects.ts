/** Paths without a page that people type or get by shortening a URL, and the pages they are redirected to. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/admin': '/admin/submissions',
  '/events': '/resources/webinars',
};
