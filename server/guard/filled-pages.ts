import { NOT_FOUND } from '#backend/http/refusal.ts';
import type { Refusal } from '#backend/http/refusal.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';

import type { GuardDeps, Route } from './route.ts';

/** Shared settings of the routes whose pages the server fills. They are public and work without JavaScript. */
export const FILLED_PAGE = { isPublic: true, isPage: true, dialect: 'functions' } as const;

/**
 * The pages that the server fills.
 * @throws Refusal 404 in development, where no build has made them
 */
export function pagesOf(
  deps: Pick<GuardDeps, 'formPages' | 'remoteFormPages'>,
  kind: 'formPages' | 'remoteFormPages' = 'formPages',
): FormPages {
  const pages = deps[kind];
  if (!pages) throw NOT_FOUND;
  return pages;
}

/** Answers a refusal with a page, where there are pages. */
export function pageForRefusal(
  pageOf: (pages: FormPages, refusal: Refusal) => Response,
): NonNullable<Route['refused']> {
  return (refusal, _incoming, { formPages }) => formPages && pageOf(formPages, refusal);
}
