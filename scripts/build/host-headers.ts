import { RECOVERY_SCRIPT } from '#shared/recovery.ts';
import { SECURITY_HEADERS, TRANSPORT_SECURITY } from '#shared/security-policy.ts';

import { NOT_FOUND_PATH } from './boot/boot-plan.ts';
import { SITE_PAGES } from './pages/site-pages.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

type Rule = [path: string, headers: Record<string, string>];

/**
 * The headers of our own server as a `_headers` file for static hosts (Cloudflare, Netlify and others). These hosts
 * join the values of all matching rules, so no header may appear in two matching rules. They serve the not-found page
 * at any unknown path, so the content security policy must be in the rule for every path.
 */
export function headersFile(policy: string, isHttps: boolean): string {
  const everywhere: Rule = [
    '/*',
    {
      ...SECURITY_HEADERS,
      'content-security-policy': policy,
      ...(isHttps ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
    },
  ];
  const pages = SITE_PAGES.filter(({ path }) => path !== NOT_FOUND_PATH)
    .flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`]))
    .map((path): Rule => [path, { 'cache-control': 'no-cache' }]);
  const recovery: Rule = [RECOVERY_SCRIPT, { 'cache-control': 'no-cache' }];
  const hashed = ['/assets/*', '/images/*'].map((path): Rule => [path, { 'cache-control': IMMUTABLE }]);
  return [everywhere, ...pages, recovery, ...hashed]
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
