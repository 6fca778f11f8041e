-- Tokens that the assistant's language model has taken by day: a number, and nothing of what was said.

create table private.chat_usage (
  -- In UTC.
  day date primary key,
  tokens bigint not null default 0 check (tokens >= 0)
);

select private.apply_grants();
