import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { expect, test } from 'vitest';
import { build } from 'vite';

import { BUILT_PAGES } from '#tests/harness/site/built-site.ts';
import { routeSources, staticFiles } from './chunks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FEATURE = 'app/features/chat';

/** Bytes of script that the launcher adds to every page, beyond React and modules that all pages load anyway. */
async function launcherBytes(): Promise<number> {
  const result = await build({
    configFile: false,
    publicDir: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      lib: { entry: join(ROOT, FEATURE, 'chat-launcher.tsx'), formats: ['es'] },
      rolldownOptions: {
        external: [/^react/, /^#(?!content\/assistant-)/, /(chat-drawer\.tsx|hide-on-overlap\.ts)$/],
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunks = output && 'output' in output ? output.output.filter(({ type }) => type === 'chunk') : [];
  expect(chunks).toHaveLength(1);
  return chunks.reduce(
    (sum, chunk) => sum + brotliCompressSync(chunk.type === 'chunk' ? chunk.code : '').byteLength,
    0,
  );
}

test('the chat adds at most 1 KB of script before its first use', async () => {
  const bytes = await launcherBytes();
  expect(bytes).toBeGreaterThan(200);
  expect(bytes).toBeLessThanOrEqual(1024);
});

test('no page loads the chat drawer or its stylesheet before first use', () => {
  const drawer = [...staticFiles(`${FEATURE}/drawer/chat-drawer.tsx`)].filter((file) =>
    file.includes('/chat-drawer-'),
  );
  expect(drawer.map((file) => file.split('.').at(-1)).sort()).toEqual(['css', 'js']);
  const routes = routeSources();
  expect(routes.length).toBeGreaterThan(25);
  for (const route of routes) {
    const files = staticFiles(route);
    expect(files.size, route).toBeGreaterThan(2);
    expect(
      drawer.filter((file) => files.has(file)),
      route,
    ).toEqual([]);
  }
});

test.each(BUILT_PAGES)('$path has the Chat button and no styles of the drawer', ({ html }) => {
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*class="[^"]*chat-button/);
  expect(html).not.toContain('.chat-panel{');
});
