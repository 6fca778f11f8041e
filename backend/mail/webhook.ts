import { createHmac } from 'node:crypto';

import { visibleJson } from '../../shared/text/visible-text.ts';

import { NOTHING_TO_ANNOUNCE } from './message.ts';
import type { Enquiry, EnquiryMessage, Outcome } from './message.ts';
import { enquiryLink, spamLink } from '../desk-links.ts';

const TIMEOUT_MS = 10_000;

/** `t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA256 of `SECONDS.BODY`. */
function signatureOf(secret: string, seconds: number, body: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

function bodyOf({ id, detail }: EnquiryMessage, enquiry: Enquiry, siteUrl: string): string {
  if (detail.notice === 'ceiling') {
    const text = `More enquiries arrive than usual; further ones are held as spam: ${spamLink(siteUrl)}`;
    return JSON.stringify({ id, type: 'ceiling.passed', text });
  }
  if (detail.notice === 'suspicion') {
    const text = `An enquiry may be spam; please look through the spam: ${spamLink(siteUrl)}`;
    return JSON.stringify({ id, type: 'enquiry.suspected', text });
  }
  const link = enquiryLink(siteUrl, enquiry);
  const { reference, created_at, first_name, last_name, email, company, role, industry, interest, message } =
    enquiry;
  return visibleJson({
    id,
    type: 'enquiry.received',
    // Chat services show this line only, so it holds no personal data.
    text: `${interest === 'incident-response' ? 'Incident response: new' : 'New'} enquiry ${reference}: ${link}`,
    enquiry: {
      reference,
      created_at,
      first_name,
      last_name,
      email,
      company,
      role,
      industry,
      interest,
      message,
      link,
    },
  });
}

/** Posts a signed message to the operator's webhook; redirects are not followed. */
export async function postWebhook(
  message: EnquiryMessage,
  webhook: { url: string; secret: string },
  siteUrl: string,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!message.enquiry) return { result: 'obsolete', error: NOTHING_TO_ANNOUNCE };
  const body = bodyOf(message, message.enquiry, siteUrl);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
      headers: {
        'content-type': 'application/json',
        // Equal in all attempts, so that a receiver can ignore duplicates.
        'webhook-id': message.id,
        'webhook-signature': signatureOf(webhook.secret, Math.floor(Date.now() / 1000), body),
      },
      body,
    });
    await response.body?.cancel();
    if (response.ok) return { result: 'sent' };
    if (response.status >= 300 && response.status < 400) {
      return { result: 'delayed', error: 'The webhook answered with a redirect, which is not followed.' };
    }
    return { result: 'delayed', error: `The webhook answered with status ${response.status}.` };
  } catch {
    if (timeout.aborted) {
      return { result: 'delayed', error: 'The webhook did not answer within 10 seconds.', uncertain: true };
    }
    if (signal.aborted) {
      const error = 'The webhook had not answered when the call was cancelled.';
      return { result: 'delayed', error, uncertain: true };
    }
    return { result: 'delayed', error: 'The webhook cannot be reached.' };
  }
}
