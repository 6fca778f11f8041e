/** Content-Security-Policy of every response that is not a page: nothing may be loaded or framed. */
export const API_SECURITY_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Content-Security-Policy of the service worker, which may only fetch from its own origin. */
export const WORKER_SECURITY_POLICY = "default-src 'none'; connect-src 'self'";

/** Strict-Transport-Security, sent when the public URL is https. */
export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains; preload';

/** Headers of every response, whichever server sends it. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** All security headers that do not depend on the page. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return isHttps
    ? { ...SECURITY_HEADERS, 'strict-transport-security': TRANSPORT_SECURITY }
    : SECURITY_HEADERS;
}

type PageSources = {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Origin of a hosted backend; absent when the site's own server answers. */
  backendOrigin?: string;
  /** Origin of the site, for a page that a hosted backend answers with. */
  siteOrigin?: string;
  isHttps: boolean;
};

/** Content-Security-Policy of a page. It allows the site's own files, and only those inline parts that the build wrote. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  backendOrigin,
  siteOrigin,
  isHttps,
}: PageSources): string {
  const backend = backendOrigin ? [backendOrigin, backendOrigin.replace(/^http/, 'ws')] : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes],
    ['style-src', "'self'", ...styleHashes],
    ['img-src', "'self'", 'data:'],
    // A page that a hosted backend answers with carries its fonts.
    ['font-src', "'self'", ...(siteOrigin ? ['data:'] : [])],
    ['connect-src', "'self'", ...backend],
    ['manifest-src', "'self'"],
    // A submitted form is redirected to the site, and browsers apply `form-action` to redirects too.
    ['form-action', "'self'", ...backend.slice(0, 1), ...(siteOrigin ? [siteOrigin] : [])],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ...(isHttps ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
