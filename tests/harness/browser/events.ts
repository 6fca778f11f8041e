import type { Page } from '@playwright/test';

import type { DeskEvent } from '#shared/desk/events.ts';
import type { EventDraft } from '#shared/events/events.ts';
import { eventDraft } from '#tests/harness/events.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

import { deskOf } from './desk.ts';
import type { Account } from './site-test.ts';

export async function publishEvent(
  page: Page,
  admin: Account,
  changes: Partial<EventDraft>,
): Promise<DeskEvent> {
  const ask = await deskOf(page.request, admin);
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
