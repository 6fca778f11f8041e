import { SECURITY_HEADERS } from '#shared/security-policy.ts';

/** A page of the build: its file below `client/` and its policy. */
export type BuiltPage = { file: string; csp: string };

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The rules of our server as a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export function headersFile(pages: Record<string, BuiltPage>): string {
  const everywhere = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  const perPage = Object.entries(pages).flatMap(([path, { csp }]) => [
    path,
    `  content-security-policy: ${csp}`,
    '  cache-control: no-cache',
  ]);
  return [
    '/*',
    ...everywhere,
    ...perPage,
    '/assets/*',
    `  cache-control: ${IMMUTABLE}`,
    '/images/*',
    `  cache-control: ${IMMUTABLE}`,
    '',
  ].join('\n');
}
