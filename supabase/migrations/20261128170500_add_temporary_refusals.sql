-- Since when the mail server has put this one mail off, although it answers: a full mailbox, for example.
alter table public.outbox_messages
  add column refused_since timestamptz;

select private.apply_grants();
