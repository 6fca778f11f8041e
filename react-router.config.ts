import type { Config } from '@react-router/dev/config';

import { PAGES } from './content/pages.ts';

export default {
  ssr: false,
  // scripts/build.ts lets a build grow aside and moves it to build/ when it is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? '.cache/build',
  // Every page of the registry becomes a static file; the not-found page is the splat route under /404.
  prerender: [...PAGES.map((page) => page.path), '/404'],
} satisfies Config;
