import { SUBSCRIBER_PATHS } from '../../shared/forms.ts';
import { TOKEN_PARAMETER } from '../../shared/reader.ts';

export function subscriberLink(siteUrl: string, page: keyof typeof SUBSCRIBER_PATHS, token: string): string {
  return `${siteUrl}${SUBSCRIBER_PATHS[page]}?${new URLSearchParams({ [TOKEN_PARAMETER]: token })}`;
}

/** The headers by which mail programs offer to leave with one press (RFC 8058). */
export function leavingHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${subscriberLink(siteUrl, 'leave', token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
