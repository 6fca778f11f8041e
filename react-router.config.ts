import type { Config } from '@react-router/dev/config';

import { REGIME_PAGES } from './content/deadlines/regime-pages.ts';
import { PAGES } from './content/pages.ts';
import { loadPieces } from './scripts/build/insights/load-pieces.ts';
import { CONFIRMATION_PATHS, FORM_PATHS, SERVED_PAGES } from './shared/forms/plain-forms.ts';

/** The development server shows drafts too. */
const { pieces } = loadPieces(undefined, { withDrafts: process.env.NODE_ENV !== 'production' });

export default {
  ssr: false,
  // scripts/build.ts builds into a temporary directory and renames it to build/ once it is complete.
  buildDirectory: process.env.BUILD_DIRECTORY ?? '.cache/build',
  // /404 matches the splat route, which renders the not-found page.
  prerender: [
    ...[...PAGES, ...REGIME_PAGES, ...pieces].map((page) => page.path),
    '/404',
    ...Object.values(FORM_PATHS),
    ...Object.values(CONFIRMATION_PATHS),
    ...Object.values(SERVED_PAGES),
  ],
} satisfies Config;
