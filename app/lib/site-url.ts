/** Public origin of the site, without a slash at the end. A server at another address rewrites it as it serves. */
export const SITE_URL = String(import.meta.env.VITE_SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
