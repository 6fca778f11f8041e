/** Public origin of the site, without a trailing slash. A server at another origin rewrites it in what it serves. */
export const SITE_URL = String(import.meta.env.VITE_SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
