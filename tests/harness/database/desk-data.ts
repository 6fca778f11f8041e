import { untimedTransaction } from './untimed-transaction.ts';
import type { DatabaseTarget } from './untimed-transaction.ts';

/**
 * Fills the table of enquiries as years of traffic would: texts of varying length and topic, all statuses, most
 * enquiries answered. As the operator it bypasses the triggers for new enquiries (limits, references, spam, mail).
 */
export async function fillEnquiries(target: DatabaseTarget, count: number): Promise<void> {
  await untimedTransaction(target, async ({ query }) => {
    await query("set local session_replication_role = 'replica'");
    // Building the text indexes afterwards takes a fraction of the time.
    const indexes = await query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
       where amname = 'gin' and indrelid in
         ('public.contact_submissions'::regclass, 'public.newsletter_subscriptions'::regclass)`,
    );
    for (const { name } of indexes) await query(`drop index ${name}`);
    // In batches, so that no statement holds all rows in memory.
    for (let start = 1; start <= count; start += 10_000) {
      await query(FILL_SQL, [start, Math.min(start + 9_999, count)]);
    }
    await query(
      `insert into public.newsletter_subscriptions (email, created_at)
       select 'reader-' || n || '@' || (array['example.com', 'example.org', 'example.net'])[1 + n % 3],
         now() - n * interval '15 minutes'
       from generate_series(1, $1) n`,
      [count],
    );
    for (const { definition } of indexes) await query(definition);
    await query('analyze public.contact_submissions');
    await query('analyze public.newsletter_subscriptions');
  });
}

/** Each message is one of a few hundred texts plus a unique word: generating every message would take minutes. */
const FILL_SQL = `
with texts as materialized (
  select number, string_agg(words[1 + (abs(hashint4(number * 131 + place)) % 40)], ' ') as text
  from generate_series(0, 396) number, generate_series(1, 30 + number % 90) place,
    (select regexp_split_to_array('resilience crisis exercise board continuity supplier outage regulator training strategy
      audit response risk simulation leadership data incident recovery plan team review budget quarter programme merger
      workshop assessment insight market analysis cyber ransom payment office travel safety press media legal staff',
      '\\s+') as words) vocabulary
  group by number
)
insert into public.contact_submissions (
  id, created_at, first_name, last_name, email, company, role, industry, interest, message, reference, status,
  first_response_at, answered_at, version
)
select gen_random_uuid(), arrived, first_names[1 + n % 12], last_names[1 + (n / 12) % 15] || ' ' || n / 1800,
  lower(first_names[1 + n % 12]) || '.' || n || '@company-' || n % 9000 || '.example',
  companies[1 + n % 10] || ' ' || n % 9000, (array['ceo', 'coo', 'cfo', 'cto', 'vp', 'director', null])[1 + n % 7],
  (array['technology', 'retail', 'finance', 'insurance', 'government', 'healthcare', 'other', null])[1 + n % 8],
  (array['ai-training', 'consulting', 'coaching', 'risk-resilience', 'incident-response', null])[1 + n % 6],
  texts.text || ' matter ' || md5(n::text),
  'CV-' || translate(upper(substr(md5('r' || n), 1, 4)), '01', 'GH') || '-' || lpad(n::text, 6, '0'),
  status, case when status = 'answered' then arrived + (n % 1400) * interval '1 minute' end,
  case when status = 'answered' then arrived + (n % 1400) * interval '1 minute' end, 1
from generate_series($1::integer, $2::integer) n join texts on texts.number = n % 397,
  lateral (select now() - n * interval '14 minutes' as arrived,
    case when n <= 60 then 'new' when n <= 90 then 'in_progress' when n % 20 = 0 then 'spam'
      when n % 7 = 0 then 'archived' else 'answered' end as status) state,
  (select
    array['Ada','Bruno','Chiara','Dmitri','Elif','Femi','Grace','Hiro','Ines','Jonas','Kavya','Liam'] as first_names,
    array['Stone','Meyer','Rossi','Okafor','Yilmaz','Tanaka','Costa','Novak','Singh','Dubois','Larsen','Kowalski',
      'Haddad','Moreau','Walsh'] as last_names,
    array['Northern Bank','Harbour Logistics','Civic Council','Alpine Insurance','Meridian Health','Delta Retail',
      'Orbit Systems','Summit Energy','Quay Partners','Vale University'] as companies) names`;
