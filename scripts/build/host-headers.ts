import { RECOVERY_SCRIPT } from '#shared/recovery.ts';
import { REDIRECTS } from '#shared/redirects.ts';
import { SECURITY_HEADERS, securityHeaders, TRANSPORT_SECURITY } from '#shared/security-policy.ts';

import { NOT_FOUND_PATH } from './boot/boot-plan.ts';
import { SITE_PAGES } from './pages/site-pages.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Media types besides text/html to which nginx adds a charset. */
const TEXT_TYPES = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'text/plain',
  'text/xml',
  'application/xml',
  'image/svg+xml',
];

type Rule = [path: string, headers: Record<string, string>];

function commonHeaders(policy: string, isHttps: boolean): Record<string, string> {
  return { ...securityHeaders(isHttps), 'content-security-policy': policy };
}

/**
 * The headers of our own server as a `_headers` file for static hosts (Cloudflare, Netlify and others). These hosts
 * join the values of all matching rules, so no header may appear in two matching rules. They serve the not-found page
 * at any unknown path, so the content security policy must be in the rule for every path.
 */
export function headersFile(policy: string, isHttps: boolean): string {
  const everywhere: Rule = ['/*', commonHeaders(policy, isHttps)];
  const paths = SITE_PAGES.filter(({ path }) => path !== NOT_FOUND_PATH).flatMap(({ path }) => {
    const [, section, ...below] = path.split('/');
    // One rule for each section, because Cloudflare takes at most 100 rules.
    if (below.length > 0) return [`/${section}/*`];
    const hasPagesBelow = SITE_PAGES.some((page) => page.path.startsWith(`${path}/`));
    return path === '/' || hasPagesBelow ? [path] : [path, `${path}/`];
  });
  const pages = [...new Set(paths)].map((path): Rule => [path, { 'cache-control': 'no-cache' }]);
  const recovery: Rule = [RECOVERY_SCRIPT, { 'cache-control': 'no-cache' }];
  const hashed = ['/assets/*', '/images/*'].map((path): Rule => [path, { 'cache-control': IMMUTABLE }]);
  return [everywhere, ...pages, recovery, ...hashed]
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** The redirects of our own server as a `_redirects` file for the same hosts. */
export function redirectsFile(): string {
  return Object.entries(REDIRECTS)
    .flatMap(([from, to]) => [`${from} ${to} 308\n`, `${from}/ ${to} 308\n`])
    .join('');
}

/** The headers as locations for the server block of an nginx that serves `build/client` itself. */
export function nginxLocations(policy: string, isHttps: boolean): string {
  const location = (match: string, cacheControl: string, file: string) => {
    const headers = { ...commonHeaders(policy, isHttps), 'cache-control': cacheControl };
    // A location with `add_header` inherits none from its server block, so each names all of them.
    const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
    return [`location ${match} {`, `  ${file}`, ...lines, '}', ''].join('\n');
  };
  return [
    '# Made by the build. In a server block whose root is the folder "client": include nginx-locations.conf;\n',
    `charset utf-8;\ncharset_types ${TEXT_TYPES.join(' ')};\n`,
    'error_page 404 /404.html;\n',
    ...Object.entries(REDIRECTS).map(
      ([from, to]) => `location ~ ^${from}/?$ { return 308 ${to}$is_args$args; }\n`,
    ),
    location('~ ^/(?:assets|images)/', IMMUTABLE, 'try_files $uri =404;'),
    location('= /404.html', 'no-cache', 'internal;'),
    location('/', 'no-cache', 'try_files $uri $uri/index.html =404;'),
  ].join('');
}

/**
 * Two CloudFront response headers policies with the same headers, as input for `aws cloudfront
 * create-response-headers-policy`: one for hashed files, one for everything else.
 */
export function cloudFrontPolicies(policy: string, isHttps: boolean): string {
  const { 'x-frame-options': frame, 'referrer-policy': referrer, ...others } = SECURITY_HEADERS;
  const [maxAge, ...flags] = TRANSPORT_SECURITY.split('; ');
  const transport = {
    AccessControlMaxAgeSec: Number(maxAge?.split('=')[1]),
    IncludeSubdomains: flags.includes('includeSubDomains'),
    Preload: flags.includes('preload'),
    Override: true,
  };
  const { 'x-content-type-options': _sniffing, ...custom } = others;
  const config = (name: string, cacheControl: string) => {
    const items = Object.entries({ ...custom, 'cache-control': cacheControl });
    return {
      Name: name,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: frame, Override: true },
        ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
        ...(isHttps ? { StrictTransportSecurity: transport } : {}),
      },
      CustomHeadersConfig: {
        Quantity: items.length,
        Items: items.map(([header, value]) => ({ Header: header, Value: value, Override: true })),
      },
    };
  };
  const policies = { pages: config('site-pages', 'no-cache'), hashed: config('site-hashed', IMMUTABLE) };
  return `${JSON.stringify(policies, null, 2)}\n`;
}
