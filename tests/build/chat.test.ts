import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { CHAT } from '#app/content/chat.ts';
import { chatLauncherBytes } from '#scripts/build/chat-launcher-weight.ts';

import { BUILT_PAGES, readClient, type BuiltPage } from './built-site.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files of the page's plan, as the module that brings pages alive holds it. */
function planOf(path: string, alive: string): string[] {
  const plan = new RegExp(String.raw`["'\x60]${path}["'\x60]:\s*{\s*files:\s*\[([^\]]+)`);
  const [, files = ''] = readClient(alive).match(plan) ?? [];
  return [...files.matchAll(/[\w.-]+/g)].map(([name]) => `assets/${name}.js`);
}

/** Text of every script that a page loads by itself: what its plan names, and what those import. */
function scriptsOf({ path, html }: BuiltPage): string[] {
  const [alive = ''] = html.match(/assets\/alive-[\w-]+\.js/) ?? [];
  const pending = [alive, ...planOf(path, alive)];
  const found = new Map<string, string>();
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (found.has(file)) continue;
    const code = readClient(file);
    found.set(file, code);
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      pending.push(`assets/${name}`);
    }
  }
  return [...found.values()];
}

test('before its first use the chat costs at most 1 KB of script', async () => {
  const bytes = await chatLauncherBytes(ROOT);
  expect(bytes).toBeGreaterThan(200);
  expect(bytes).toBeLessThanOrEqual(1024);
});

test.each(BUILT_PAGES)('$path has the button, and neither the drawer nor its styles', (page) => {
  const { html } = page;
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*class="[^"]*chat-button/);
  expect(html).not.toContain('.chat-panel{');
  const scripts = scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((code) => code.includes(CHAT.privacy))).toEqual([]);
});
