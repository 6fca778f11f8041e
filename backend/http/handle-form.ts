import { FORM_BODY_BYTES } from '../../shared/forms/plain-forms.ts';

import { mediaType } from './media-type.ts';
import { readBytes } from './read-json.ts';
import { Refusal } from './refusal.ts';

/** Gives the first value of a field, with the line ends that scripts read from it; empty if the form has no such field. */
export type FieldValue = (field: string) => string;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** @throws Refusal 400, 403, 413 or 415 */
async function readForm(request: Request, origins: ReadonlySet<string>): Promise<FieldValue> {
  if (isCrossSite(request, origins)) {
    throw new Refusal(403, 'foreign_form', 'Forms are taken from the pages of this site only.');
  }
  if (mediaType(request.headers.get('content-type')) !== FORM_TYPE)
    throw new Refusal(415, 'unsupported_media_type', 'Send an HTML form.');
  const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(request, FORM_BODY_BYTES)));
  return (field) => (fields.get(field) ?? '').replaceAll('\r\n', '\n');
}

type FormPolicy = {
  /** Only pages of these origins may send the form. */
  origins: ReadonlySet<string>;
  /** Answers a form that is not acceptable, and one that `accept` refuses. */
  refuse: (refusal: Refusal) => Response | Promise<Response>;
};

/** Reads an HTML form and answers it. */
export async function handleForm(
  request: Request,
  { origins, refuse }: FormPolicy,
  accept: (valueOf: FieldValue) => Promise<Response>,
): Promise<Response> {
  try {
    return await accept(await readForm(request, origins));
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    throw error;
  }
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
