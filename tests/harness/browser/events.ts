import type { Page } from '@playwright/test';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import type { DeskEvent } from '#shared/desk-events.ts';
import type { EventDraft } from '#shared/events.ts';
import { eventDraft } from '#tests/harness/events.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

import { expect } from './site-test.ts';
import type { Account } from './site-test.ts';

type Ask = <Answer>(name: string, data: unknown) => Promise<Answer>;

/** Calls functions of the desk as an admin, without the page. */
export async function deskOf(page: Page, { email, password }: Account): Promise<Ask> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
  const signedIn = await page.request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return async <Answer>(name: string, data: unknown) => {
    const answer = await page.request.post(`/rest/v1/rpc/${name}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      data,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Answer;
  };
}

export async function publishEvent(
  page: Page,
  admin: Account,
  changes: Partial<EventDraft>,
): Promise<DeskEvent> {
  const ask = await deskOf(page, admin);
  const { id, version } = await ask<DeskEvent>('save_event', { event: eventDraft(changes) });
  return ask<DeskEvent>('publish_event', { event: id, expected_version: version });
}

/** The newest mail to an address whose text matches. */
export function mailTo(mail: MailServerOfTests, address: string, pattern: RegExp): string | undefined {
  return mail.received
    .filter(({ to }) => to.includes(address))
    .map(({ text }) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .findLast((text) => pattern.test(text));
}
