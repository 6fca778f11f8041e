// Prints the current definition of functions, views, and tables with their columns, constraints, indexes and triggers,
// of which migrations may have changed each several times: npm run definition -- NAME …
import { openTestBackend } from '#tests/harness/database/backend.ts';

const SCHEMAS = `('public', 'private')`;
const DEFINITIONS_SQL = `
  select trim(pg_get_functiondef(p.oid), E'\\n') || ';' as sql from pg_proc p
    where p.pronamespace::regnamespace::text in ${SCHEMAS} and p.proname = any($1)
  union all
  select format('create view %s as%s', c.oid::regclass, pg_get_viewdef(c.oid, true)) from pg_class c
    where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind = 'v' and c.relname = any($1)
  union all
  select format(E'table %s\\n%s', c.oid::regclass, (
      select string_agg(format(E'  %s %s%s%s\\n', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        (select ' default ' || pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
          where d.adrelid = a.attrelid and d.adnum = a.attnum)), '' order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
      || (select coalesce(string_agg(format(E'  %s\\n', pg_get_constraintdef(k.oid)), ''), '') from pg_constraint k
           where k.conrelid = c.oid)
      || (select coalesce(string_agg(pg_get_indexdef(i.indexrelid) || E'\\n', ''), '') from pg_index i where i.indrelid = c.oid)
      || (select coalesce(string_agg(pg_get_triggerdef(t.oid) || E'\\n', ''), '') from pg_trigger t
           where t.tgrelid = c.oid and not t.tgisinternal)) from pg_class c
    where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind = 'r' and c.relname = any($1)`;

const names = process.argv.slice(2).map((name) => name.replace(/^(?:public|private)\./, ''));
const { backend, close } = await openTestBackend('pglite');
try {
  const found = await backend.query<{ sql: string }>(DEFINITIONS_SQL, [names]);
  process.stdout.write(found.map(({ sql }) => `${sql.trim()}\n\n`).join(''));
  if (found.length === 0) {
    process.stderr.write('Nothing in public or private has that name: npm run definition -- NAME …\n');
    process.exitCode = 1;
  }
} finally {
  await close();
}
