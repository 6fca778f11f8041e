import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FormPages } from '#shared/forms.ts';

/** Reads the pages that answer plain forms from the build. */
export function readFormPages(buildDir: string): FormPages {
  return JSON.parse(readFileSync(join(buildDir, 'forms.json'), 'utf8')) as FormPages;
}
