import { describeError } from '../../../backend/describe-error.ts';
import { receiveEnquiry, receiveSubscription } from '../../../backend/forms/receive-form.ts';
import type { FormDeps, Stored } from '../../../backend/forms/receive-form.ts';
import { NOT_FOUND, unavailable } from '../../../backend/http/refusal.ts';
import pages from '../../../build/forms.json' with { type: 'json' };
import { FORM_PATHS, FORM_PLACES } from '../../../shared/forms/plain-forms.ts';
import { fetchFromProject } from '../_shared/project-fetch.ts';
import { log, serve } from '../_shared/serve.ts';
import { projectKey, setting, siteOrigin } from '../_shared/settings.ts';

const url = setting('SUPABASE_URL');
const key = projectKey('publishable');
const RETRY_AFTER_S = 5;
/** Statuses that no form causes: the project's key, rights or address are wrong. */
const PROJECT_FAULTS = [401, 403, 404];

/** Inserts a row as an anonymous visitor: this function has no rights of its own. A form that is sent again is stored once. */
async function insert(table: string, row: object): Promise<Stored> {
  try {
    const response = await fetchFromProject(`${url}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(row),
    });
    await response.body?.cancel();
    const { status } = response;
    if (!PROJECT_FAULTS.includes(status)) return { status };
    log('form_not_stored', { status }, 'error');
  } catch (error) {
    log('form_not_stored', describeError(error), 'error');
  }
  throw unavailable(RETRY_AFTER_S);
}

const deps: FormDeps = {
  pages,
  // A form with errors is shown again on the project's own origin. When it is sent from there, browsers without fetch
  // metadata name that origin.
  origins: new Set([siteOrigin(), new URL(url).origin]),
  // The static host serves the confirmation pages, because the platform sends HTML as plain text in response to GET.
  confirmationsAt: siteOrigin(),
  storeEnquiry: (row) => insert('contact_submissions', row),
  storeSubscription: (row) => insert('newsletter_subscriptions', row),
};

const RECEIVE = { enquiry: receiveEnquiry, newsletter: receiveSubscription };

function formOf(request: Request): keyof typeof RECEIVE {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(FORM_PATHS.enquiry)) return 'enquiry';
  if (pathname.endsWith(FORM_PATHS.newsletter)) return 'newsletter';
  throw NOT_FOUND;
}

serve(
  async (request) => RECEIVE[formOf(request)](request, deps),
  async (request) =>
    new Response(null, { status: 303, headers: { location: siteOrigin() + FORM_PLACES[formOf(request)] } }),
);
