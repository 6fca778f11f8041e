import { realpathSync } from 'node:fs';

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

import { chunkGroups } from './scripts/build/chunks.ts';
import { pieces } from './scripts/build/insights/pieces-plugin.ts';

/** An `import()` as Vite writes it for a script that imports no other: with an empty list of files. */
const LONE_IMPORT = /(import\(`\.\/([\w-]+\.js)`\)(?:(?!import\().)*?),\[\]\)/g;

/**
 * Replaces Vite's preload helper for `import()`, which never retries a file that failed to load. Vite leaves a script
 * without imports out of the helper's list of files; it is added, so that it can be retried as well.
 */
const retryingImports: Plugin = {
  name: 'retrying-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from '#app/lib/network/load-file.ts';`,
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(LONE_IMPORT, '$1,["assets/$2"])');
      }
    },
  },
};

/**
 * Makes the router's unused components tree-shakable: their `displayName` assignments and calls without a `PURE`
 * annotation would keep them in the bundle.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\/lib\/.+\.js$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
  },
};

/** Vite resolves symbolic links in module ids, so the root must be resolved too. */
const ROOT = realpathSync(import.meta.dirname);

export default defineConfig({
  plugins: [pieces(), retryingImports, unusedRouterParts, tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(ROOT) } } } },
    },
  },
});
