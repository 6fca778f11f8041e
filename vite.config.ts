import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

import { pieces } from './scripts/build/insights/pieces-plugin.ts';

/**
 * Groups what every page loads into few files: over HTTP/1.1 a browser fetches only six at a time. The register of legal
 * facts stays out of them, because only the industry pages, one service and the desk read it.
 */
const CHUNKS = [
  { name: 'shell', test: /\/shared\/text\/format-day/, priority: 4 },
  { name: 'law', test: /\/content\/law\//, priority: 3 },
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: /\/(app|content)\//, minShareCount: 5, priority: 1 },
];

/** Replaces Vite's preload helper for `import()`, which never retries a file that failed to load. */
const retryingImports: Plugin = {
  name: 'retrying-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from '#app/lib/network/load-file.ts';`,
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

export default defineConfig({
  plugins: [pieces(), retryingImports, unusedRouterParts, tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
});
