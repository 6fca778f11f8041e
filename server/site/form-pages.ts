import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FUNCTIONS_PREFIX } from '#shared/forms/plain-forms.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';

export function readFormPages(buildDir: string): FormPages {
  return JSON.parse(readFileSync(join(buildDir, 'forms.json'), 'utf8')) as FormPages;
}

/** Form pages for a site whose static pages have another origin: links lead to that origin, forms post to this server. */
export function remoteFormPages(pages: FormPages, siteOrigin: string): FormPages {
  const remote = Object.entries(pages).map(([name, { html, csp }]) => {
    const absolute = html
      .replaceAll(/<a [^<>]*/g, (link) => link.replace(' href="/', ` href="${siteOrigin}/`))
      .replaceAll('action="/form/', `action="${FUNCTIONS_PREFIX}/form/`);
    return [name, { html: absolute, csp }];
  });
  return Object.fromEntries(remote) as FormPages;
}
