-- The list of unsent mails to readers leaves out those about appointments and events.

-- The oldest twenty; the desk counts the others by mail_status().
create or replace function public.list_unsent_mails() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', m.id, 'created_at', m.created_at, 'kind', m.kind, 'recipient', m.recipient, 'status', m.state,
      'attempts', m.attempts, 'last_error', m.last_error) order by m.created_at)
    from (
      select * from public.outbox_messages m
      where m.submission_id is null and num_nonnulls(m.subscription_id, m.client_id) = 1
        and m.state in ('waiting', 'unconfigured', 'sending', 'failed')
      order by m.created_at limit 20
    ) m), '[]');
end;
$$;

select private.apply_grants();
