import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Backend } from '#server/database/backend.ts';

import { openApi } from '#tests/harness/api.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import { seedSite } from '#tests/harness/database/site-content.ts';

export const CHAT_TARGETS = [
  'the server on PGlite',
  'the server on PostgreSQL',
  'the edge function under Deno',
] as const;

type Init = { client?: string; headers?: Record<string, string> };

/** A deployment of the assistant, as a test uses it. */
export type ChatTarget = {
  ask(body: unknown, init?: Init): Promise<Response>;
  get(): Promise<Response>;
  /** Places where a text can be found, for a test that it left no trace. */
  traces(text: string): Promise<string[]>;
  close(): Promise<void>;
};

async function tracesInDatabase(backend: Backend, text: string): Promise<string[]> {
  const tables = await backend.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await backend.query(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

function tracesInFiles(directory: string, text: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

async function serverTarget(databaseUrl?: string): Promise<ChatTarget & { backend: Backend }> {
  const api = await openApi({}, databaseUrl);
  return {
    backend: api.backend,
    ask: (body, { client, headers } = {}) =>
      api.send('/functions/v1/chat', { body, address: client, headers }),
    get: () => api.send('/functions/v1/chat'),
    async traces(text) {
      await api.backend.query('checkpoint');
      const inDatabase = await tracesInDatabase(api.backend, text);
      const inLog = JSON.stringify(api.log).includes(text) ? ['log'] : [];
      return [...inDatabase, ...inLog, ...tracesInFiles(api.dataDir, text)];
    },
    close: () => api.close(),
  };
}

/** The function as Supabase runs it, on a database that our server has migrated. */
async function functionTarget(databaseUrl: string, secrets: Record<string, string>): Promise<ChatTarget> {
  const server = await serverTarget(databaseUrl);
  const edge = await startEdgeFunction('supabase/functions/chat', {
    SUPABASE_DB_URL: databaseUrl,
    SITE_URL: 'http://localhost:3000',
    ...secrets,
  });
  let visitors = 0;
  return {
    ask(body, { client, headers } = {}) {
      visitors += 1;
      const address = client ?? `203.0.113.${visitors}`;
      return fetch(edge.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-connecting-ip': address, ...headers },
        body: JSON.stringify(body),
      });
    },
    get: () => fetch(edge.url),
    async traces(text) {
      const inOutput = edge.output().includes(text) ? ['output'] : [];
      return [...(await server.traces(text)), ...inOutput];
    },
    async close() {
      await edge.stop();
      await server.close();
    },
  };
}

/** @param secrets environment variables of the edge function */
export async function openChatTarget(
  name: (typeof CHAT_TARGETS)[number],
  secrets: Record<string, string> = {},
): Promise<ChatTarget> {
  if (name === 'the server on PGlite') {
    const target = await serverTarget();
    await seedSite(target.backend);
    return target;
  }
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const prepared = await openApi({}, databaseUrl);
  await seedSite(prepared.backend);
  await prepared.close();
  const target =
    name === 'the server on PostgreSQL'
      ? await serverTarget(databaseUrl)
      : await functionTarget(databaseUrl, secrets);
  return {
    ...target,
    async close() {
      await target.close();
      await postgres.stop();
    },
  };
}
