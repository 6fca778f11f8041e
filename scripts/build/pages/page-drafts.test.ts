import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { NOT_FOUND } from '#content/common/not-found.ts';

import { readDrafts } from './page-drafts.ts';
import { SITE_PAGES } from './site-pages.ts';

/** Writes a page for each path of the site; those of `lost` are the not-found page. */
function prerendered(lost: readonly string[]): string {
  const client = mkdtempSync(join(tmpdir(), 'drafts-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  for (const { path, file } of SITE_PAGES) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    const title = lost.includes(path) ? NOT_FOUND.title : path;
    writeFileSync(join(client, file), `<html><head><title>${title}</title></head></html>`);
  }
  return client;
}

test('a registered page without a route stops the build', () => {
  expect(readDrafts(prerendered(['/404']))).toHaveLength(SITE_PAGES.length);
  expect(() => readDrafts(prerendered(['/404', '/about']))).toThrow(
    '/about was built as the not-found page: app/routes.ts has no route for it',
  );
});
