-- Staff can mark the enquiries of a search as spam at once. Left out is what a mistake would harm: an enquiry that somebody
-- has handled or changed since it was listed, and one with an appointment to come, which the mark would cancel.

-- `submissions`: id and version of each, as listed. Returns how many were marked.
create function public.mark_submissions_as_spam(submissions jsonb) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  marked integer;
begin
  perform private.require_admin();
  -- Locked in the order of their ids: two admins who mark the same rows would deadlock otherwise.
  perform from public.contact_submissions c
    where c.id in (select s.id from jsonb_to_recordset(submissions) s (id uuid))
    order by c.id for no key update;
  update public.contact_submissions c set status = 'spam'
    from jsonb_to_recordset(submissions) s (id uuid, version integer)
    where c.id = s.id and c.version = s.version and c.status = 'new' and not exists (
      select from private.appointments a
      where a.submission_id = c.id and a.state = 'booked' and a.starts_at > clock_timestamp());
  get diagnostics marked = row_count;
  return marked;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.mark_submissions_as_spam(jsonb)', 'authenticated', 'EXECUTE');

select private.apply_grants();
