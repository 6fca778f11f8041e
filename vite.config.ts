import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Of what every page loads, few files: over HTTP/1.1 a phone waits for each round of six. */
const CHUNKS = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: /\/(app|content)\//, minShareCount: 5, priority: 1 },
];

/** Puts our loading of what an `import()` needs in the place of Vite's, which does not try again what has failed. */
const retryingImports: Plugin = {
  name: 'retrying-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from '#app/lib/load-file.ts';`,
  },
};

/**
 * Lets the bundler leave out the router's components that no page uses: names for debugging and unmarked calls keep
 * them in otherwise.
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
  plugins: [retryingImports, unusedRouterParts, tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
});
