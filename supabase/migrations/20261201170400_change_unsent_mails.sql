-- The list of unsent mails to readers shows the invitations of clients first: anybody can cause the others.

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
      'attempts', m.attempts, 'last_error', m.last_error) order by m.is_invitation desc, m.created_at)
    from (
      select m.*, invited.id is not null as is_invitation
      from public.outbox_messages m
      left join private.reader_clients invited
        on invited.id = m.client_id and invited.pattern = m.recipient and invited.ends_at > clock_timestamp()
      where num_nonnulls(m.subscription_id, m.client_id) = 1
        and m.state in ('waiting', 'unconfigured', 'sending', 'failed')
      order by is_invitation desc, m.created_at limit 20
    ) m), '[]');
end;
$$;

-- Whoever subscribes can mistype the address. A mail to an address that was never confirmed is not one that staff should send
-- again.
create or replace function private.needs_resending(m public.outbox_messages) returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_of_use(m)
    and (m.submission_id is null or exists (
      select from public.contact_submissions c where c.id = m.submission_id and c.status in ('new', 'in_progress')))
    and not exists (
      select from public.newsletter_subscriptions n where n.id = m.subscription_id and n.confirm_until is not null)
$$;

select private.apply_grants();
