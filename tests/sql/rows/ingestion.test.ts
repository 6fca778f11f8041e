import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database, Query } from '#backend/database.ts';
import { ingestSite } from '#backend/ingestion/ingest-site.ts';
import type { IngestOptions } from '#backend/ingestion/ingest-site.ts';
import type { IngestionResult } from '#shared/ingestion.ts';
import { openTestBackend, SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { pageOf, readerOf } from '#tests/harness/site/site-in-memory.ts';
import type { SiteInMemory } from '#tests/harness/site/site-in-memory.ts';

const PATHS = ['/a', '/b', '/c', '/d', '/e'];

/** A site of six pages; each of PATHS has two passages. */
function sixPages(): SiteInMemory {
  const page = (path: string) =>
    `<title>Page ${path}</title><main><h1>Page ${path}</h1><p>${`Lead of ${path}. `.repeat(20)}</p>
      <h2 id="more">More</h2><p>Text of ${path}.</p></main>`;
  return new Map([
    ['/', pageOf('Home', 'Welcome.', PATHS)],
    ...PATHS.map((path) => [path, page(path)] as const),
  ]);
}

describe.each(SQL_TEST_ENGINES)('ingestion on %s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await opened.backend.query('delete from public.site_pages');
    await opened.backend.query('delete from public.ingestion_runs');
  });

  const rows = <Row>(sql: string) => opened.backend.query<Row>(sql);
  const start = (site: SiteInMemory, changes: Partial<IngestOptions> = {}) =>
    ingestSite({
      database: opened.backend,
      read: readerOf(site),
      base: new URL('https://www.example.com/'),
      limit: 150,
      excludePaths: [],
      origin: 'server',
      signal: new AbortController().signal,
      log: () => {},
      ...changes,
    });
  const ingest = async (
    site: SiteInMemory,
    changes: Partial<IngestOptions> = {},
  ): Promise<IngestionResult> => {
    const result = await start(site, changes);
    if (!result.started) throw new Error(`Not started: ${result.because}`);
    return result.result;
  };
  const content = () =>
    rows(`select p.id, p.path, p.changed_at, s.id as passage, s.content
      from public.site_pages p join public.site_passages s on s.page_id = p.id order by 2, s.position`);
  const lastRun = async () =>
    (
      await rows<Record<string, unknown>>(
        'select * from public.ingestion_runs order by started_at desc limit 1',
      )
    )[0];

  test('pages and passages are stored with headings, order and anchors, and the run with its pages', async () => {
    const result = await ingest(sixPages());
    expect(result).toMatchObject({
      success: true,
      message: 'Site content ingested: 6 added, 0 changed, 0 unchanged, 0 removed.',
      added: 6,
    });
    expect(
      await rows(`select position, anchor, heading_path, content from public.site_passages
        where page_id = (select id from public.site_pages where path = '/a') order by 1`),
    ).toEqual([
      { position: 0, anchor: null, heading_path: ['Page /a'], content: 'Lead of /a. '.repeat(20).trim() },
      { position: 1, anchor: 'more', heading_path: ['Page /a', 'More'], content: 'Text of /a.' },
    ]);
    expect(await lastRun()).toMatchObject({ state: 'succeeded', found: 6, done: 6, added: 6 });
    expect(await rows(`select count(*)::integer as count from public.ingestion_run_pages`)).toEqual([
      { count: 6 },
    ]);
  });

  test('unchanged pages and passages are not rewritten', async () => {
    await ingest(sixPages());
    const before = (await content()) as { path: string; passage: string; content: string }[];
    const site = sixPages();
    const changed = String(site.get('/b')).replace('Text of /b.', 'Another text.');
    site.set('/b', changed);
    expect(await ingest(site)).toMatchObject({
      success: true,
      changed: 1,
      unchanged: 5,
      added: 0,
      removed: 0,
    });
    const after = (await content()) as typeof before;
    const others = (list: typeof before) => list.filter(({ path }) => path !== '/b');
    expect(others(after)).toEqual(others(before));
    const passages = (list: typeof before) =>
      list
        .filter(({ path }) => path === '/b')
        .map(({ passage, content: text }) => ({ passage, content: text }));
    expect(passages(after)[0]).toEqual(passages(before)[0]);
    expect(passages(after)[1]).toMatchObject({ content: 'Another text.' });
    expect(passages(after)).toHaveLength(2);
  });

  test('a page that no longer exists is removed, and a page that could not be read is kept', async () => {
    await ingest(sixPages());
    const site = sixPages();
    site.delete('/c');
    site.set('/d', { status: 500 });
    const result = await ingest(site);
    expect(result).toMatchObject({ success: false, removed: 1, failed: 1, unchanged: 4 });
    expect(result.pages).toContainEqual({
      url: 'https://www.example.com/d',
      outcome: 'failed',
      reason: 'Answered with 500.',
    });
    const paths = await rows<{ path: string }>('select path from public.site_pages order by 1');
    expect(paths.map(({ path }) => path)).toEqual(['/', '/a', '/b', '/d', '/e']);
  });

  test('up to a third of the pages may vanish at once; beyond that the run changes nothing', async () => {
    await ingest(sixPages(), { origin: 'admin' });
    const before = await content();
    const site = sixPages();
    for (const path of ['/a', '/b', '/c']) site.delete(path);
    site.set('/d', pageOf('New', 'Would be a change.'));
    expect(await ingest(site, { origin: 'admin' })).toMatchObject({
      success: false,
      message: 'Nothing was changed: 3 of 6 pages would have been removed at once.',
      removed: 0,
      changed: 0,
    });
    expect(await content()).toEqual(before);
    expect(await lastRun()).toMatchObject({ state: 'refused' });
    site.set('/a', String(sixPages().get('/a')));
    expect(await ingest(site, { origin: 'admin' })).toMatchObject({ success: true, removed: 2, changed: 1 });
  });

  test('the server ingests its own build as it is, however many pages are gone', async () => {
    await ingest(sixPages());
    const site = sixPages();
    for (const path of ['/a', '/b', '/c']) site.delete(path);
    expect(await ingest(site, { origin: 'server' })).toMatchObject({ success: true, removed: 3 });
  });

  test('concurrent readers see either the old or the new site, never a mixture', async () => {
    const edition = (name: string): SiteInMemory =>
      new Map(
        [...sixPages()].map(([path, page]) => [
          path,
          String(page).replaceAll('Page ', `${name} `).replaceAll('Home', name),
        ]),
      );
    await ingest(edition('First'));
    const answers: Promise<{ titles: string }[]>[] = [];
    const look = () =>
      answers.push(
        rows<{ titles: string }>(
          `select string_agg(distinct split_part(title, ' ', 1), '+') || count(distinct p.id) as titles
            from public.site_pages p join public.site_passages s on s.page_id = p.id
            where s.heading_path[1] like split_part(p.title, ' ', 1) || '%'`,
        ),
      );
    /** Sends another reader's query along with each statement of the run. */
    const watched =
      (query: Query): Query =>
      (sql, parameters) => {
        look();
        return query(sql, parameters);
      };
    const database: Database = {
      query: watched(opened.backend.query),
      transaction: (work) => opened.backend.transaction(({ query }) => work({ query: watched(query) })),
    };
    for (const name of ['Second', 'First', 'Second', 'Third']) await ingest(edition(name), { database });
    look();
    const seen = new Set((await Promise.all(answers)).map(([row]) => row?.titles ?? ''));
    expect([...seen].filter((titles) => !['First6', 'Second6', 'Third6'].includes(titles))).toEqual([]);
    expect(seen.size).toBe(3);
  });

  test('a failure during writing changes nothing', async () => {
    await ingest(sixPages());
    const before = await content();
    await opened.backend.query(`create function private.refuse() returns trigger language plpgsql as
      $$ begin if new.content like '%poison%' then raise 'refused'; end if; return new; end $$`);
    await opened.backend.query(
      'create trigger refuse before insert on public.site_passages for each row execute function private.refuse()',
    );
    const site = sixPages();
    site.set('/a', pageOf('A', 'Changed.'));
    site.set('/e', pageOf('E', 'With poison.'));
    expect(await ingest(site)).toMatchObject({
      success: false,
      message: 'The run failed, so nothing was changed.',
    });
    await opened.backend.query('drop trigger refuse on public.site_passages');
    await opened.backend.query('drop function private.refuse()');
    expect(await content()).toEqual(before);
    expect(await lastRun()).toMatchObject({ state: 'failed' });
  });

  test('one run is active at a time, reports its progress, and is replaced when it stops responding', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const site = sixPages();
    const slow = String(site.get('/e'));
    site.set('/e', () => held.then(() => slow));
    const first = ingest(site);
    await expect.poll(lastRun, { timeout: 20_000 }).toMatchObject({ state: 'running', found: 6, done: 5 });
    expect(await start(sixPages())).toEqual({ started: false, because: 'running' });

    await opened.backend.query(`update public.ingestion_runs set active_at = now() - interval '31 seconds'`);
    expect(await ingest(sixPages())).toMatchObject({ success: true, added: 6 });
    release();
    // The run that was presumed dead resumes and must not overwrite its successor.
    expect(await first).toMatchObject({
      success: false,
      message: 'Another run took over, so nothing was changed.',
    });
    expect(await rows('select state from public.ingestion_runs order by started_at')).toEqual([
      { state: 'failed' },
      { state: 'succeeded' },
    ]);
  }, 90_000);

  test('only one of two simultaneous starts runs', async () => {
    // The run is held until the other start has been refused.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const heldSite = () => {
      const site = sixPages();
      const page = String(site.get('/e'));
      return site.set('/e', () => held.then(() => page));
    };
    const starts = [start(heldSite()), start(heldSite())];
    await Promise.race(starts);
    release();
    const results = await Promise.all(starts);
    expect(results.map(({ started }) => started).sort()).toEqual([false, true]);
  });

  test('admins may start six runs an hour, not counting those of the server', async () => {
    for (let count = 0; count < 6; count += 1) await ingest(sixPages(), { origin: 'admin' });
    await ingest(sixPages());
    expect(await start(sixPages(), { origin: 'admin' })).toMatchObject({ started: false, because: 'limit' });
    await opened.backend.query(
      `update public.ingestion_runs set started_at = started_at - interval '61 minutes'`,
    );
    expect(await ingest(sixPages(), { origin: 'admin' })).toMatchObject({ success: true });
  });

  test('stopping the server ends its run without a change', async () => {
    await ingest(sixPages());
    const before = await content();
    const stop = new AbortController();
    const site = sixPages();
    site.set('/a', () => {
      stop.abort();
      return pageOf('A', 'Changed.');
    });
    expect(await ingest(site, { signal: stop.signal })).toMatchObject({
      success: false,
      message: 'The server was stopped, so nothing was changed.',
    });
    expect(await content()).toEqual(before);
    expect(await lastRun()).toMatchObject({ state: 'failed' });
  });
});
