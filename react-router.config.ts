import type { Config } from '@react-router/dev/config';

import { REGIME_PAGES } from './content/deadlines/regime-pages.ts';
import { PAGES } from './content/pages.ts';
import { CONFIRMATION_PATHS, FORM_PATHS } from './shared/forms.ts';

export default {
  ssr: false,
  // scripts/build.ts builds into a temporary directory and renames it to build/ once it is complete.
  buildDirectory: process.env.BUILD_DIRECTORY ?? '.cache/build',
  // /404 matches the splat route, which renders the not-found page.
  prerender: [
    ...[...PAGES, ...REGIME_PAGES].map((page) => page.path),
    '/404',
    ...Object.values(FORM_PATHS),
    ...Object.values(CONFIRMATION_PATHS),
  ],
} satisfies Config;
