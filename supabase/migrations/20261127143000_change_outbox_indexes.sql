-- Messages about enquiries are claimed before those about events, of which thousands may be due.
create index outbox_messages_enquiry_due_idx on public.outbox_messages (next_attempt_at)
  where kind in ('staff_notification', 'acknowledgement', 'webhook')
    and state in ('waiting', 'unconfigured', 'sending');

-- Messages that a worker left behind expire as well.
drop index public.outbox_messages_useful_idx;
create index outbox_messages_useful_idx on public.outbox_messages (useful_until)
  where state in ('waiting', 'unconfigured', 'sending');

select private.apply_grants();
