-- Stores an enquiry in one statement, with the rights of an anonymous visitor, and returns the stored row for the journal.
-- Of an enquiry that was sent again it returns the first. The function is called by the server only, as the operator: it
-- cannot be a definer function, because these may not change the role.
create function private.store_enquiry(sent jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  role_before constant text := current_setting('role');
begin
  perform set_config('role', 'anon', true);
  insert into public.contact_submissions (
    first_name, last_name, email, company, role, industry, interest, message, source
  )
  select e.first_name, e.last_name, e.email, e.company, e.role, e.industry, e.interest, e.message, e.source
  from jsonb_populate_record(null::public.contact_submissions, sent) e;
  perform set_config('role', role_before, true);
  return (
    select to_jsonb(stored)
    from private.recent_duplicate(jsonb_populate_record(null::public.contact_submissions, sent)) stored
  );
end;
$$;

select private.apply_grants();
