import { TOKEN_PARAMETER } from '../../shared/reader.ts';
import { tokenPageResponse } from '../forms/form-responses.ts';
import { handleForm } from '../http/handle-form.ts';
import type { Refusal } from '../http/refusal.ts';
import { isChannelUnconfigured } from '../unconfigured-channel.ts';
import { hashIfToken } from '../tokens.ts';

import { eventNotice, eventValues, refusedEventPage } from './event-page.ts';
import { hasBegun, registrationOf } from './read-events.ts';
import type { RegistrationDeps, RegistrationRow } from './receive-registration.ts';

/** The page behind the link of a mail. Opening it changes nothing, because programs that scan mails open it too. */
export async function openRegistration(
  token: string,
  { pages, query, siteUrl, now }: RegistrationDeps,
): Promise<Response> {
  const hash = hashIfToken(token);
  const found = hash && (await registrationOf(hash, query));
  if (!found) return eventNotice(pages, 'invalid', 404);
  const { state, event } = found;
  if (state === 'cancelled') return eventNotice(pages, 'already', 200);
  if (event.state === 'cancelled') return eventNotice(pages, 'sessionCancelled', 200);
  if (event.state !== 'published' || hasBegun(event, now())) return eventNotice(pages, 'over', 200);
  return tokenPageResponse(pages.eventManage, 200, { ...eventValues(event, siteUrl), token, [state]: 'yes' });
}

const STATUS = { cancelled: 200, already: 200, over: 409, invalid: 404 } as const;

/** Handles the form of the link's page: cancels the registration. */
export function cancelRegistration(request: Request, deps: RegistrationDeps): Promise<Response> {
  const { pages, origins, query } = deps;
  const refuse = (refusal: Refusal) => refusedEventPage(pages, refusal);
  return handleForm(request, { origins, refuse }, async (valueOf) => {
    const hash = hashIfToken(valueOf(TOKEN_PARAMETER));
    if (!hash || valueOf('act') !== 'cancel') return eventNotice(pages, 'invalid', 404);
    const isWithoutMail = await isChannelUnconfigured('registration_cancellation', query);
    const [row] = await query<{
      result: { outcome: keyof typeof STATUS; registrations?: RegistrationRow[] };
    }>(`select private.cancel_registration(decode($1, 'hex')) as result`, [hash]);
    if (!row) throw new Error('The database did not answer a cancellation');
    const { outcome, registrations = [] } = row.result;
    // Also when the form is resubmitted: the first request may have failed before the change was durable.
    await deps.persist(registrations);
    if (outcome === 'cancelled') deps.onMessages();
    if (outcome === 'over' && (await registrationOf(hash, query))?.event.state === 'cancelled') {
      return eventNotice(pages, 'sessionCancelled', STATUS.over);
    }
    const words = outcome === 'cancelled' && isWithoutMail ? 'cancelledWithoutMail' : outcome;
    return eventNotice(pages, words, STATUS[outcome]);
  });
}
