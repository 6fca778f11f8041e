import { FORM_FAULTS, TEXT_IS_BEHIND } from '../../content/forms/plain.ts';
import type { FormFault } from '../../content/forms/plain.ts';
import { fillTemplate } from '../../shared/forms/template.ts';
import type { SlotValues } from '../../shared/forms/template.ts';
import { eventAt, eventPath } from '../../shared/events/paths.ts';
import {
  CONFIRMATION_PATHS,
  MAIL_WAITS,
  REFERENCE_PARAMETER,
  REFERENCE_PATTERN,
} from '../../shared/forms/plain-forms.ts';
import type {
  ConfirmationName,
  ConfirmationValues,
  FormName,
  FormPage,
  FormPages,
} from '../../shared/forms/plain-forms.ts';
import type { Refusal } from '../http/refusal.ts';

import { contactLinks } from './contact-links.ts';

export function pageResponse(page: FormPage, status: number, values: SlotValues, headers = {}): Response {
  const linkedText = values['text'] && contactLinks(values['text']);
  return new Response(fillTemplate(page.html, { ...values, linkedText }), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

/**
 * A page whose URL carries a token: other sites learn its origin at most. `no-referrer` would also make browsers send
 * `Origin: null` with its form.
 */
export function tokenPageResponse(
  page: FormPage,
  status: number,
  values: SlotValues,
  headers = {},
): Response {
  return pageResponse(page, status, values, { ...headers, 'referrer-policy': 'strict-origin' });
}

type RejectedForm = {
  fault: FormFault;
  status: number;
  /** The submitted values by field; absent if the form was not read. */
  typed?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string | undefined>>;
  /** Further slots of the page; they override the texts of the fault. */
  shown?: SlotValues;
  headers?: Record<string, string>;
};

/** Answers with the form again: the reason, the values that were typed, and errors beside the fields. */
export function redisplayForm(
  pages: FormPages,
  form: FormName,
  { fault, status, typed, errors = {}, shown, headers }: RejectedForm,
): Response {
  const { title, description } = FORM_FAULTS[form][fault];
  const values: Record<string, string | undefined> = {
    ...typed,
    title,
    text: typed ? description : `${description} ${TEXT_IS_BEHIND}`,
  };
  for (const [field, value] of Object.entries(typed ?? {})) {
    // Selects the option of a select box or a group of radio buttons.
    values[`${field}=${value}`] = 'chosen';
    values[`error.${field}`] = errors[field];
    values[`valid.${field}`] = errors[field] ? undefined : 'valid';
  }
  const firstInvalid = Object.keys(typed ?? {}).find((field) => errors[field]);
  if (firstInvalid) values[`focus.${firstInvalid}`] = 'focus';
  return pageResponse(pages[form], status, { ...values, ...shown }, headers);
}

const FAULTS: Partial<Record<number, FormFault>> = { 403: 'foreign', 413: 'too-large', 429: 'rate-limited' };

/** Answers a refused request with the form again. */
export function refusedForm(
  pages: FormPages,
  form: FormName,
  { status, headers }: Refusal,
  typed?: Readonly<Record<string, string>>,
  shown?: SlotValues,
): Response {
  return redisplayForm(pages, form, { fault: FAULTS[status] ?? 'failed', status, typed, shown, headers });
}

/**
 * Sends the browser to the page that confirms the form, so that a reload sends nothing.
 * @param base what precedes the page's path: an origin, a path, or nothing
 */
export function confirmationRedirect(
  name: ConfirmationName,
  base: string,
  values: ConfirmationValues = {},
): Response {
  const given = Object.entries(values).filter(([, value]) => value);
  const query = given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : '';
  return new Response(null, {
    status: 303,
    headers: { location: base + CONFIRMATION_PATHS[name] + query, 'cache-control': 'no-store' },
  });
}

/** The form before anything has been sent. */
export function emptyForm(
  pages: FormPages,
  form: FormName,
  { title, text }: { title: string; text: string },
): Response {
  return pageResponse(pages[form], 200, { title, text, 'valid.email': 'valid' });
}

/** The confirmation page of a form. Malformed query values are ignored, so that a forged link cannot insert text. */
export function confirmationPage(
  pages: FormPages,
  name: ConfirmationName,
  query: URLSearchParams,
  /** Values of the confirmation page of an appointment. */
  shown: SlotValues = {},
): Response {
  const reference = query.get(REFERENCE_PARAMETER) ?? '';
  const page = eventPath(query.get('event') ?? '');
  return pageResponse(pages[name], 200, {
    ...shown,
    reference: REFERENCE_PATTERN.test(reference) ? reference : undefined,
    waits: query.get('mail') === MAIL_WAITS ? 'yes' : undefined,
    session: eventAt(page) === undefined ? undefined : page,
  });
}
