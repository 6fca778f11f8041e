-- An email address can also be mentioned in appointments, registrations, mails to participants and notes on clients. The
-- desk offers erasure only for the mentions that it finds.

create or replace function private.mentions_of(person text)
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
  union all
  select 'appointment', a.id, a.submission_id, a.changed_at
  from sought, private.appointments a join public.contact_submissions c on c.id = a.submission_id
  where a.cancel_reason ~* sought.pattern and regexp_replace(c.email, '\+[^@]*@', '@') <> sought.mailbox
  union all
  -- LIKE first, because it is cheap and excludes most rows from the regular expression.
  select 'registration', r.id, null, r.created_at
  from sought, private.event_registrations r,
    lower(concat_ws(' ', r.name, r.company, r.question) collate "C") body
  where body like sought.domain and body ~* sought.pattern
    and regexp_replace(r.email, '\+[^@]*@', '@') <> sought.mailbox
  union all
  select 'event_message', m.id, null, m.created_at
  from sought, private.event_messages m
  where m.subject || ' ' || m.body ~* sought.pattern
  union all
  select 'invitation', c.id, null, c.created_at
  from sought, private.reader_clients c
  where c.note ~* sought.pattern and private.mailbox_of(c.pattern) <> sought.mailbox
$$;

select private.apply_grants();
