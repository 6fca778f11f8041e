import { HOSTED_URL } from '#app/lib/network/backend-client.ts';
import { FORM_PATHS, FUNCTIONS_PREFIX } from '#shared/forms/plain-forms.ts';
import type { FormName } from '#shared/forms/plain-forms.ts';

/** Where the browser sends a form by itself: to this site's server, or to the edge function of a hosted backend. */
export function formAction(form: FormName): string {
  return HOSTED_URL === undefined ? FORM_PATHS[form] : HOSTED_URL + FUNCTIONS_PREFIX + FORM_PATHS[form];
}
