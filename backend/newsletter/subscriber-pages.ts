import { INSIGHT_CATEGORIES } from '../../content/insights.ts';
import { PREFERENCES_PAGE, SUBSCRIBER_NOTICES } from '../../content/forms/subscriber-pages.ts';
import type { SlotValues } from '../../shared/forms/template.ts';
import { SUBSCRIBER_PATHS } from '../../shared/forms/plain-forms.ts';
import type { FormPages, SERVED_PAGES } from '../../shared/forms/plain-forms.ts';
import { TOKEN_PARAMETER } from '../../shared/reader.ts';
import type { Query } from '../database.ts';
import { describeError } from '../describe-error.ts';
import { tokenPageResponse } from '../forms/form-responses.ts';
import { handleForm } from '../http/handle-form.ts';
import type { FieldValue } from '../http/handle-form.ts';
import type { Refusal } from '../http/refusal.ts';
import { hashIfToken } from '../tokens.ts';

import type { SubscriberDeps } from './subscriber-deps.ts';

type Subscription = {
  id: string;
  email: string;
  topics: string[] | null;
  frequency: string;
  confirmed_at: unknown;
};

function page(
  pages: FormPages,
  name: keyof typeof SERVED_PAGES,
  status: number,
  values: SlotValues,
  headers = {},
): Response {
  return tokenPageResponse(pages[name], status, values, headers);
}

function notice(pages: FormPages, name: keyof typeof SUBSCRIBER_NOTICES, status = 200): Response {
  return page(pages, 'notice', status, SUBSCRIBER_NOTICES[name]);
}

const FAULTS: Partial<Record<number, keyof typeof SUBSCRIBER_NOTICES>> = { 403: 'foreign', 429: 'limited' };

export function refusedSubscriberPage(pages: FormPages, { status, headers }: Refusal): Response {
  return page(pages, 'notice', status, SUBSCRIBER_NOTICES[FAULTS[status] ?? 'failed'], headers);
}

async function subscriptionOf(
  hash: string,
  purpose: string,
  query: Query,
): Promise<Subscription | undefined> {
  const [found] = await query<Subscription>(
    `select id, email, topics, frequency, confirmed_at from private.subscription_of(decode($1, 'hex'), $2)`,
    [hash, purpose],
  );
  return found;
}

/** Opening the link changes nothing, because programs that scan mails open it too. An unknown link looks like a valid one. */
async function openConfirmation(token: string, { pages, query }: SubscriberDeps): Promise<Response> {
  const hash = hashIfToken(token);
  if (!hash) return notice(pages, 'invalid', 404);
  const subscription = await subscriptionOf(hash, 'confirm', query);
  return subscription?.confirmed_at ? notice(pages, 'already') : page(pages, 'confirm', 200, { token });
}

type Submitted = { token: string; hash: string; valueOf: FieldValue };

/** Reads the submitted form and calls `act`; answers cross-site and malformed requests itself. */
function handleSubmit(
  request: Request,
  { pages, origins }: SubscriberDeps,
  act: (submitted: Submitted) => Promise<Response>,
): Promise<Response> {
  const refuse = (refusal: Refusal) => refusedSubscriberPage(pages, refusal);
  return handleForm(request, { origins, refuse }, async (valueOf) => {
    const token = valueOf(TOKEN_PARAMETER);
    const hash = hashIfToken(token);
    return hash ? act({ token, hash, valueOf }) : notice(pages, 'invalid', 404);
  });
}

function confirmSubscription(request: Request, deps: SubscriberDeps): Promise<Response> {
  const { pages, query } = deps;
  return handleSubmit(request, deps, async ({ hash }) => {
    const [row] = await query<{ outcome: 'confirmed' | 'already' | 'invalid' }>(
      `select private.confirm_subscription(decode($1, 'hex')) as outcome`,
      [hash],
    );
    if (!row || row.outcome === 'invalid') return notice(pages, 'invalid', 404);
    const subscription = await subscriptionOf(hash, 'confirm', query);
    // Also when the form is resubmitted: the first request may have failed before the change was durable.
    if (subscription) await deps.persistChange(subscription.email);
    const response = notice(pages, row.outcome);
    if (subscription && row.outcome === 'confirmed') {
      // The confirmation is stored. A reader without a session can ask for a link.
      const cookies = await deps.onConfirmed(subscription.id).catch((error: unknown) => {
        deps.log('reading_not_started', describeError(error), 'error');
        return [];
      });
      for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    }
    return response;
  });
}

const TITLES = { title: PREFERENCES_PAGE.title, text: PREFERENCES_PAGE.text };

function preferences(
  pages: FormPages,
  token: string,
  { topics, frequency }: Pick<Subscription, 'topics' | 'frequency'>,
  status = 200,
  texts = TITLES,
): Response {
  const chosen = (topics ?? INSIGHT_CATEGORIES).map((topic) => [`${topic}=yes`, 'chosen']);
  return page(pages, 'preferences', status, {
    ...texts,
    token,
    [`frequency=${frequency}`]: 'chosen',
    ...Object.fromEntries(chosen),
  });
}

async function openPreferences(token: string, { pages, query }: SubscriberDeps): Promise<Response> {
  const hash = hashIfToken(token);
  const subscription = hash && (await subscriptionOf(hash, 'preferences', query));
  return subscription ? preferences(pages, token, subscription) : notice(pages, 'invalid', 404);
}

async function choose({ token, hash, valueOf }: Submitted, deps: SubscriberDeps): Promise<Response> {
  const { pages, query } = deps;
  const topics = INSIGHT_CATEGORIES.filter((topic) => valueOf(topic) === 'yes');
  const frequency = valueOf('frequency') === 'monthly' ? 'monthly' : 'weekly';
  if (topics.length === 0)
    return preferences(pages, token, { topics, frequency }, 422, PREFERENCES_PAGE.noTopic);
  const isAll = topics.length === INSIGHT_CATEGORIES.length;
  const [row] = await query<{ stored: boolean }>(
    `select private.choose_topics(decode($1, 'hex'),
       case when $2::text is not null then array(select jsonb_array_elements_text($2::text::jsonb)) end, $3) as stored`,
    [hash, isAll ? null : JSON.stringify(topics), frequency],
  );
  const subscription = row?.stored ? await subscriptionOf(hash, 'preferences', query) : undefined;
  if (!subscription) return notice(pages, 'invalid', 404);
  await deps.persistChange(subscription.email);
  return preferences(pages, token, subscription, 200, PREFERENCES_PAGE.saved);
}

async function download({ hash }: Submitted, { pages, query }: SubscriberDeps): Promise<Response> {
  const [row] = await query<{ record: unknown }>(
    `select private.subscription_record(decode($1, 'hex')) as record`,
    [hash],
  );
  if (!row?.record) return notice(pages, 'invalid', 404);
  return new Response(`${JSON.stringify(row.record, undefined, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter-data.json"',
      'cache-control': 'no-store',
    },
  });
}

/** Deletes the subscription and suppresses its mailbox. Leaving twice is not an error. */
async function leave(hash: string, { query, persistDeletion }: SubscriberDeps): Promise<void> {
  const [row] = await query<{ has_left: boolean }>(
    `select private.leave_newsletter(decode($1, 'hex')) as has_left`,
    [hash],
  );
  if (row?.has_left) await persistDeletion();
}

function changePreferences(request: Request, deps: SubscriberDeps): Promise<Response> {
  return handleSubmit(request, deps, async (submitted) => {
    const act = submitted.valueOf('act');
    if (act === 'save') return choose(submitted, deps);
    if (act === 'download') return download(submitted, deps);
    if (act !== 'leave') return notice(deps.pages, 'invalid', 404);
    await leave(submitted.hash, deps);
    return notice(deps.pages, 'left');
  });
}

/**
 * Answers a mail program's one-click unsubscribe request (RFC 8058). It carries neither cookie nor origin and displays
 * no page, so the token in the URL alone authorises it.
 */
async function unsubscribeOneClick(token: string, deps: SubscriberDeps): Promise<Response> {
  const hash = hashIfToken(token);
  if (hash) await leave(hash, deps);
  return new Response(null, { status: 200 });
}

type SubscriberRoute = {
  method: 'GET' | 'POST';
  path: string;
  handle: (request: Request, deps: SubscriberDeps) => Response | Promise<Response>;
};

const tokenOf = (request: Request) => new URL(request.url).searchParams.get(TOKEN_PARAMETER) ?? '';

const { confirm, preferences: choices, leave: leaving } = SUBSCRIBER_PATHS;

/** The pages behind the links in mails to subscribers. Opening one changes nothing; submitting its form does. */
export const SUBSCRIBER_ROUTES: readonly SubscriberRoute[] = [
  { method: 'GET', path: confirm, handle: (request, deps) => openConfirmation(tokenOf(request), deps) },
  { method: 'POST', path: confirm, handle: confirmSubscription },
  { method: 'GET', path: choices, handle: (request, deps) => openPreferences(tokenOf(request), deps) },
  { method: 'POST', path: choices, handle: changePreferences },
  {
    method: 'POST',
    path: leaving,
    handle: (request, deps) => unsubscribeOneClick(tokenOf(request), deps),
  },
  // Mail programs without one-click unsubscribe open the URL in a browser.
  { method: 'GET', path: leaving, handle: (request, deps) => openPreferences(tokenOf(request), deps) },
];
