import { describeError } from '#backend/describe-error.ts';
import { SUBSCRIBER_ROUTES, refusedSubscriberPage } from '#backend/newsletter/subscriber-pages.ts';
import type { SubscriberDeps } from '#backend/newsletter/subscriber-deps.ts';
import { readerCookies } from '#backend/reader/cookies.ts';
import { startReading } from '#backend/reader/sessions.ts';
import { FILLED_PAGE, pagesOf, pageForRefusal } from '#server/guard/filled-pages.ts';
import type { GuardDeps, Route } from '#server/guard/route.ts';
import { SUBSCRIBER_PATHS } from '#shared/forms/plain-forms.ts';

function depsOf(deps: GuardDeps): SubscriberDeps {
  const { backend, origins, siteOrigin, log } = deps;
  return {
    pages: pagesOf(deps),
    origins,
    query: backend.query,
    persistChange: (email) => backend.persistRowByKey('newsletter_subscriptions', { email }),
    onConfirmed: async (subscriptionId) =>
      readerCookies(await startReading(backend, subscriptionId), siteOrigin.startsWith('https:')),
    // A failure is only logged: the subscription is deleted, and the erasure of its text empties the journal again.
    persistDeletion: () =>
      backend.syncDatabase().catch((error: unknown) => {
        log('journal_not_emptied', describeError(error), 'error');
      }),
    log,
  };
}

const pageRoute = ({ method, path, handle }: (typeof SUBSCRIBER_ROUTES)[number]): Route => ({
  ...FILLED_PAGE,
  method,
  path,
  limit:
    method === 'POST' && path === SUBSCRIBER_PATHS.leave
      ? 'leavingRequestsPerAddress'
      : 'formRequestsPerAddress',
  lane: 'forms',
  handle: async ({ request }, deps) => handle(request, depsOf(deps)),
  refused: pageForRefusal(refusedSubscriberPage),
});

export const NEWSLETTER_ROUTES: readonly Route[] = SUBSCRIBER_ROUTES.map(pageRoute);
