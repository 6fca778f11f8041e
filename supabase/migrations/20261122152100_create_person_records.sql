-- Everything that is held about a person, found by e-mail address, for display and for handing over. Addresses that
-- differ only in letter case or +tag belong to one person. Entries of the log name nobody.

-- A pattern that finds the mailbox's address in a text, with or without a +tag, but not within a longer address.
create function private.mailbox_pattern(email text) returns text
language sql
immutable
set search_path = ''
as $$
  select '(?<![[:alnum:]._%+-])' || replace(escaped, '@', '(\+[^@[:space:]]*)?@') || '(?![[:alnum:]-]|\.[[:alnum:]])'
  from (select regexp_replace(private.mailbox_of(email), '([^[:alnum:]@])', '\\\1', 'g') as escaped) person
$$;

-- Enquiries and notes of others that contain the address. The indexes find candidates by local part and domain, which
-- all forms of the address share. The pattern then excludes false matches.
create function private.mentions_of(person text)
returns table (place text, row_id uuid, submission_id uuid, created_at timestamptz)
language sql
stable
set search_path = ''
as $$
  with sought as (
    select mailbox, private.mailbox_pattern(mailbox) as pattern,
      '%' || split_part(escaped, '@', 1) || '%' as local_part, '%@' || split_part(escaped, '@', 2) || '%' as domain
    from (select private.mailbox_of(person) as mailbox) given,
      regexp_replace(mailbox, '([\\%_])', '\\\1', 'g') escaped
  )
  select 'message', c.id, c.id, c.created_at
  from sought, public.contact_submissions c
  where private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,
      c.message, c.source, c.reference) like sought.local_part
    and private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,
      c.message, c.source, c.reference) like sought.domain
    and regexp_replace(c.email, '\+[^@]*@', '@') <> sought.mailbox
    and (c.first_name || ' ' || c.last_name || ' ' || c.company || ' ' || c.message) ~* sought.pattern
  union all
  select 'note', n.id, n.submission_id, n.created_at
  from sought, public.submission_notes n join public.contact_submissions c on c.id = n.submission_id
  where lower(n.body collate "C") collate "default" like sought.local_part
    and lower(n.body collate "C") collate "default" like sought.domain
    and n.body ~* sought.pattern and regexp_replace(c.email, '\+[^@]*@', '@') <> sought.mailbox
$$;

create function private.person_record(person text) returns jsonb
language sql
stable
set search_path = ''
as $$
  with enquiries as (
    select c.* from public.contact_submissions c
    where regexp_replace(c.email, '\+[^@]*@', '@') = private.mailbox_of(person)
  ),
  subscriptions as (
    select n.* from public.newsletter_subscriptions n where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of(person)
  ),
  accounts as (
    select u.id, u.email::text, u.created_at, u.last_sign_in_at,
      exists (select from public.admins a where a.user_id = u.id) as is_admin
    from auth.users u where private.mailbox_of(u.email) = private.mailbox_of(person)
  ),
  messages as (
    select m as message from public.outbox_messages m where m.submission_id in (select id from enquiries)
    union all
    select m from public.outbox_messages m
    where private.mailbox_of(m.recipient) = private.mailbox_of(person)
      and m.submission_id not in (select id from enquiries)
  )
  select jsonb_build_object(
    'email', person,
    'addresses', (
      select coalesce(jsonb_agg(distinct email), '[]')
      from (select email from enquiries union select email from subscriptions union select email from accounts) found),
    'submissions', (
      select coalesce(jsonb_agg(
        private.submission_row(c, private.office(), now()) - 'owner_email' || jsonb_build_object('notes', (
          select coalesce(jsonb_agg(jsonb_build_object('created_at', n.created_at, 'body', n.body)
            order by n.created_at), '[]')
          from public.submission_notes n where n.submission_id = c.id))
        order by c.created_at), '[]')
      from public.contact_submissions c where c.id in (select id from enquiries)),
    'messages', (
      select coalesce(jsonb_agg(private.message_row(message) order by (message).created_at), '[]') from messages),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]') from subscriptions s),
    'accounts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]') from accounts a),
    'mentions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'in', m.place, 'submission_id', m.submission_id, 'created_at', m.created_at) order by m.created_at), '[]')
      from private.mentions_of(person) m),
    'events', (select count(*) from public.desk_events e where e.actor_id in (select id from accounts)),
    'suppressed', exists (
      select from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(person))
  )
$$;

create function public.find_person(email text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.person_record(private.trim_text(email));
end;
$$;

create function public.export_person(email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.log_event('person_exported');
  return private.person_record(private.trim_text(email));
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.find_person(text)', 'authenticated', 'EXECUTE'),
  ('public.export_person(text)', 'authenticated', 'EXECUTE');

select private.apply_grants();
