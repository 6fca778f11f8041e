import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HTMLElement } from 'node-html-parser';

import { fillTemplate, hasSlot, rawSlot, section, slot } from '#shared/forms/template.ts';
import { CONFIRMATION_PATHS, FORM_PATHS, SERVED_PAGES } from '#shared/forms/plain-forms.ts';
import type { FormPage, FormPages } from '#shared/forms/plain-forms.ts';
import { contentSecurityPolicy } from '#shared/security-policy.ts';

import { embedInPage, embedInStyles, type ReadFile } from './embed-files.ts';
import { inlineHashes } from './inline-hashes.ts';
import { parsePage } from './parse-page.ts';

function addAttribute(element: HTMLElement, attribute: string): void {
  element.rawAttrs += attribute;
}

/** Shows the error of a control, and the attributes that refer to it, only when there is one. */
function addErrorSection(root: HTMLElement, control: HTMLElement, name: string): void {
  const id = `${control.id}-error`;
  const error = root.getElementById(id);
  if (!error) return;
  error.replaceWith(section(`error.${name}`, error.outerHTML));
  const hint = (control.getAttribute('aria-describedby') ?? '').replace(id, '').trim();
  control.rawAttrs = control.rawAttrs
    .replace(/ ?aria-invalid="[^"]*"/, '')
    .replace(/ ?aria-describedby="[^"]*"/, '');
  const described = (ids: string) => ` aria-describedby="${ids}"`;
  const whenInvalid = ` aria-invalid="true"${described(`${id} ${hint}`.trim())}`;
  addAttribute(control, section(`error.${name}`, whenInvalid));
  if (hint) addAttribute(control, section(`valid.${name}`, described(hint)));
  addAttribute(control, section(`focus.${name}`, ' autofocus=""'));
}

function addValueSlot(control: HTMLElement, name: string): void {
  const type = control.getAttribute('type');
  // The server fills in the value of some choices, so the build cannot compare it with the visitor's.
  const isFixed = (choice: HTMLElement) => !hasSlot(choice.getAttribute('value') ?? '');
  if (type === 'checkbox' || type === 'radio') {
    if (isFixed(control))
      addAttribute(control, section(`${name}=${control.getAttribute('value')}`, ' checked=""'));
  } else if (control.rawTagName === 'input') addAttribute(control, ` value="${slot(name)}"`);
  // HTML parsers drop one line end at the start of a text area.
  else if (control.rawTagName === 'textarea') control.innerHTML = `\n${slot(name)}`;
  for (const option of control.querySelectorAll('option').filter(isFixed)) {
    addAttribute(option, section(`${name}=${option.getAttribute('value')}`, ' selected=""'));
  }
}

/** Makes the links of a page absolute, because it is served from another origin. */
function makeLinksAbsolute(root: HTMLElement, siteUrl: string): void {
  for (const link of root.querySelectorAll('[href^="/"]')) {
    link.setAttribute('href', siteUrl + link.getAttribute('href'));
  }
}

export type FormDraft = { name: string; file: string; html: string; root: HTMLElement };

/** The prerendered pages that answer a form. */
export function readFormDrafts(client: string): FormDraft[] {
  return Object.entries({ ...FORM_PATHS, ...CONFIRMATION_PATHS, ...SERVED_PAGES }).map(([name, path]) => {
    const file = join(client, path, 'index.html');
    const html = readFileSync(file, 'utf8');
    return { name, file, html, root: parsePage(html) };
  });
}

type Hosting = { siteUrl: string; backendUrl: string };

/**
 * Turns a prerendered page that answers a form into a page with slots. It carries its styles and no script, so that it
 * depends on nothing which may have failed to load. A control that needs a script is left out.
 * @param readFile reads a file of the build, for a page that a hosted backend answers with
 */
export function formPage(
  html: string,
  styles: string,
  { siteUrl, backendUrl }: Hosting,
  readFile?: ReadFile,
): FormPage {
  const root = parsePage(html);
  for (const element of root.querySelectorAll(
    'script, link[rel="modulepreload"], link[rel="manifest"], .noscript\\:hidden',
  )) {
    element.remove();
  }
  const ownStyles = readFile ? embedInStyles(styles, readFile) : styles;
  root.querySelector('link[rel="stylesheet"]')?.replaceWith(`<style>${ownStyles}</style>`);
  for (const control of root.querySelectorAll('form [name]')) {
    const name = control.getAttribute('name') ?? '';
    addErrorSection(root, control, name);
    addValueSlot(control, name);
  }
  // Inner ones first, because replacing an element copies what is inside it.
  for (const element of root.querySelectorAll('[data-section]').toReversed()) {
    const name = element.getAttribute('data-section') ?? '';
    // `removeAttribute` would also drop what was added to the raw attributes above.
    element.rawAttrs = element.rawAttrs.replace(/ ?data-section="[^"]*"/, '');
    element.replaceWith(section(name, element.outerHTML));
  }
  for (const element of root.querySelectorAll('[data-json-ld]')) {
    const name = element.getAttribute('data-json-ld') ?? '';
    element.replaceWith(section(name, `<script type="application/ld+json">${rawSlot(name)}</script>`));
  }
  if (readFile) embedInPage(root, readFile);
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : undefined;
  if (backendOrigin) makeLinksAbsolute(root, siteUrl);
  const page = root.toString();
  const csp = contentSecurityPolicy({
    ...inlineHashes(page),
    backendOrigin,
    siteOrigin: backendOrigin && new URL(siteUrl).origin,
    isHttps: siteUrl.startsWith('https:'),
  });
  return { html: page, csp };
}

/**
 * Finishes the pages that answer a form. The server fills them. A static host has the confirmations as files, without
 * what would differ from visitor to visitor.
 */
export function writeFormPages(
  client: string,
  drafts: readonly FormDraft[],
  styles: string,
  hosting: Hosting,
): FormPages {
  const readFile = (path: string) => readFileSync(join(client, path));
  const pages = drafts.map(({ name, file, html }) => {
    const isConfirmation = name in CONFIRMATION_PATHS;
    const isRemote = hosting.backendUrl !== '' && !isConfirmation;
    const page = formPage(html, styles, hosting, isRemote ? readFile : undefined);
    if (isConfirmation) writeFileSync(file, fillTemplate(page.html, {}));
    else rmSync(join(file, '..'), { recursive: true });
    return [name, page] as const;
  });
  return Object.fromEntries(pages) as FormPages;
}
