import { FIRM } from '#content/firm.ts';
import { DAY_MS } from '#shared/time/durations.ts';

const VALID_DAYS = 364;

/** States where to report a vulnerability (RFC 9116). The RFC asks for an expiry of less than a year. */
export function securityTxt(siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${FIRM.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/security`,
    '',
  ].join('\n');
}
