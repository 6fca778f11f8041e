import { SUBSCRIBER_PATHS } from '../../shared/forms/plain-forms.ts';
import { tokenLink } from '../tokens.ts';

export function subscriberLink(siteUrl: string, page: keyof typeof SUBSCRIBER_PATHS, token: string): string {
  return tokenLink(siteUrl, SUBSCRIBER_PATHS[page], token);
}

/** Headers for one-click unsubscribing (RFC 8058). */
export function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${subscriberLink(siteUrl, 'leave', token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
