import { checkRegistration, REGISTRATION_FIELDS, slugSchema } from '../../shared/events/events.ts';
import type { Registration } from '../../shared/events/events.ts';
import { MAIL_WAITS } from '../../shared/forms/plain-forms.ts';
import { confirmationRedirect, redisplayForm, refusedForm } from '../forms/form-responses.ts';
import { receiveForm } from '../forms/receive-form.ts';
import type { FormContext } from '../forms/receive-form.ts';
import type { Query } from '../database.ts';
import { databaseRefusal } from '../http/database-refusal.ts';
import { unavailable } from '../http/refusal.ts';
import { withAttempt } from '../http/with-attempt.ts';
import type { TakeAttempt } from '../http/with-attempt.ts';
import { isChannelUnconfigured } from '../unconfigured-channel.ts';

import { eventPage, eventNotice, eventValues, refusedEventPage } from './event-page.ts';
import { eventOf } from './read-events.ts';
import type { EventRecord } from './read-events.ts';

/** A registration as the database stores it. */
export type RegistrationRow = Record<string, unknown>;

export type RegistrationDeps = FormContext & {
  siteUrl: string;
  query: Query;
  now: () => number;
  /** Makes changed registrations durable. */
  persist: (rows: readonly RegistrationRow[]) => Promise<void>;
  /** Counts against the limits of the sender's address. */
  takeAttempt: TakeAttempt;
  /** Called when there are new mails. */
  onMessages: () => void;
};

type Outcome = 'taken' | 'unknown' | 'cancelled' | 'over' | 'full';

const RETRY_AFTER_S = 3600;

/** @throws Refusal 400 and 503 */
async function register(wanted: Registration, deps: RegistrationDeps): Promise<Outcome> {
  // An attempt whose registration is stored stays counted, even if what follows fails.
  const [row] = await withAttempt(deps.takeAttempt, () =>
    deps
      .query<{ result: { outcome: Outcome; registration?: RegistrationRow } }>(
        'select private.register_for_event($1::text::jsonb) as result',
        [JSON.stringify(wanted)],
      )
      .catch((error: unknown) => {
        throw databaseRefusal(error) ?? error;
      }),
  );
  if (!row) throw new Error('The database did not answer a registration');
  const { outcome, registration } = row.result;
  if (registration) {
    await deps.persist([registration]);
    deps.onMessages();
  }
  if (outcome === 'full') throw unavailable(RETRY_AFTER_S);
  return outcome;
}

async function eventNamed(slug: string | undefined, query: Query): Promise<EventRecord | undefined> {
  const checked = slugSchema.safeParse(slug);
  return checked.success ? eventOf(checked.data, query) : undefined;
}

/**
 * Receives a registration form without JavaScript, and answers with a page. The confirmation is the same for a
 * place, for the waiting list and for a repeated registration.
 */
export function receiveRegistration(request: Request, deps: RegistrationDeps): Promise<Response> {
  const { pages, siteUrl, query } = deps;
  return receiveForm(
    'registration',
    REGISTRATION_FIELDS,
    request,
    deps,
    async (typed) => {
      const event = await eventNamed(typed['event'], query);
      if (!event) return eventNotice(pages, 'unknown', 404);
      const checked = checkRegistration(typed);
      if ('errors' in checked) {
        const shown = eventValues(event, siteUrl);
        return redisplayForm(pages, 'registration', {
          fault: 'invalid',
          status: 422,
          typed,
          shown,
          errors: checked.errors,
        });
      }
      const isWithoutMail = await isChannelUnconfigured('registration', query);
      const outcome = await register(checked.row, deps);
      if (outcome === 'taken') {
        const values = { mail: isWithoutMail ? MAIL_WAITS : undefined, event: event.slug };
        return confirmationRedirect('registered', deps.confirmationsAt, values);
      }
      // The event was cancelled or has begun since the page was opened.
      return eventPage(pages, (await eventOf(event.slug, query)) ?? event, siteUrl, deps.now());
    },
    async (refusal, typed) => {
      const event = await eventNamed(typed?.['event'], query);
      if (!event) return refusedEventPage(pages, refusal);
      return refusedForm(pages, 'registration', refusal, typed, eventValues(event, siteUrl));
    },
  );
}
