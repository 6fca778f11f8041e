-- Tokens used by the assistant's language model per day. Only the number is stored, not the conversations.

create table private.chat_usage (
  -- In UTC.
  day date primary key,
  tokens bigint not null default 0 check (tokens >= 0)
);

select private.apply_grants();
