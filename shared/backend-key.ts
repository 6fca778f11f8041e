/**
 * The fixed publishable key of a site that runs its own server. It is public and protects nothing: it only
 * distinguishes a call of the site's pages from a stray request.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';
