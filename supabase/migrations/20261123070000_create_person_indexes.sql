-- A search for a person reads messages and notes by these indexes, not as a whole.

create index outbox_messages_recipient_idx
  on public.outbox_messages (private.mailbox_of(recipient)) where recipient is not null;

do $$
declare
  home text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  if home is not null then
    execute format(
      $sql$create index submission_notes_search_idx on public.submission_notes
        using gin ((lower(body collate "C") collate pg_catalog."default") %I.gin_trgm_ops)$sql$, home);
  end if;
end
$$;
