import { FORM_BODY_BYTES } from '../../shared/forms.ts';

import { mediaType } from './media-type.ts';
import { readBytes } from './read-json.ts';
import { Refusal } from './refusal.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads an HTML form that a page of `origins` submitted. Returns a function that gives the first value of a field, with
 * the line ends that scripts read from it.
 * @throws Refusal 400, 403, 413 or 415
 */
export async function readForm(
  request: Request,
  origins: ReadonlySet<string>,
): Promise<(field: string) => string> {
  if (isCrossSite(request, origins)) {
    throw new Refusal(403, 'foreign_form', 'Forms are taken from the pages of this site only.');
  }
  if (mediaType(request.headers.get('content-type')) !== FORM_TYPE)
    throw new Refusal(415, 'unsupported_media_type', 'Send an HTML form.');
  const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(request, FORM_BODY_BYTES)));
  return (field) => (fields.get(field) ?? '').replaceAll('\r\n', '\n');
}

/**
 * CSRF check. Browsers send Origin or Sec-Fetch-Site; a client that sends neither is not a browser, so no other site can
 * make it send the form. A form with a fault comes back from this server, whose own origin need not be one of the site's:
 * browsers without Sec-Fetch-Site then send an Origin with the host that they asked.
 */
function isCrossSite(request: Request, origins: ReadonlySet<string>): boolean {
  const fetchSite = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false;
  if (origin !== null && origins.has(origin)) return false;
  if (fetchSite === null && origin !== null && URL.canParse(origin))
    return new URL(origin).host !== new URL(request.url).host;
  return fetchSite !== null || origin !== null;
}
