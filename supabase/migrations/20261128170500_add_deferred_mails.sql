-- Since when the mail server has deferred this one mail (4xx), although it answers: a full mailbox, for example.
alter table public.outbox_messages
  add column deferred_since timestamptz;

select private.apply_grants();
