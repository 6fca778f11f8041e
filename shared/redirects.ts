/** Redirects: from former paths, and from paths that people guess or get by shortening a URL, to the current page. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/admin': '/admin/submissions',
  '/events': '/resources/webinars',
};
