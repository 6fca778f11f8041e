/** Former paths of pages, and paths that people type or get by shortening a URL, with the pages they lead to. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/admin': '/admin/submissions',
  '/events': '/resources/webinars',
};
