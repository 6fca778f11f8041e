/**
 * The fixed key of a site that talks to its own server. It is public and guards nothing: it only tells a call of
 * the pages from a stray request.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';
