-- Who can be booked and when. Nobody but the functions of the server and of the desk reads or changes these tables. Days
-- and times of day are in the time zone of the consultant's office.

create table private.consultants (
  id uuid primary key default gen_random_uuid(),
  -- Range types can exclude by it, which a uuid cannot without an extension.
  number integer generated always as identity unique,
  created_at timestamptz not null default clock_timestamp(),
  -- Null when the account has been deleted: the consultant's past appointments stay.
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (char_length(name) between 1 and 120),
  office text not null check (office in ('london', 'new-york', 'san-francisco')),
  notice_minutes integer not null default 240 check (notice_minutes between 0 and 20160),
  horizon_days integer not null default 42 check (horizon_days between 1 and 120),
  -- Kept free after each appointment.
  buffer_minutes integer not null default 15 check (buffer_minutes between 0 and 120),
  daily_maximum integer not null default 6 check (daily_maximum between 1 and 16),
  -- Values of `interest`. Empty: all of them.
  topics text[] not null default '{}' check (topics <@ array[
    'ai-training', 'consulting', 'coaching', 'program-mgmt', 'risk-resilience', 'insights', 'training',
    'incident-response', 'assessment']),
  -- {reference} is replaced by the enquiry's.
  meeting_url text check (char_length(meeting_url) <= 500 and meeting_url ~ '^https://[^[:space:]"<>\\]+$'),
  is_open boolean not null default true,
  -- Where busy times are imported from, when that was last tried and what went wrong.
  busy_url text check (char_length(busy_url) <= 1000 and busy_url ~ '^https://[^[:space:]"<>\\]+$'),
  busy_read_at timestamptz,
  busy_error text check (char_length(busy_error) <= 300),
  feed_hash bytea unique check (octet_length(feed_hash) = 32),
  version integer not null default 1
);

create table private.weekly_hours (
  consultant_id uuid not null references private.consultants (id) on delete cascade,
  -- ISO: 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  check (starts < ends),
  primary key (consultant_id, weekday, starts)
);

-- What replaces the weekly hours on one day: other hours, or none if both times are null.
create table private.day_exceptions (
  consultant_id uuid not null references private.consultants (id) on delete cascade,
  day date not null,
  starts time,
  ends time,
  check ((starts is null and ends is null) or starts < ends),
  unique nulls not distinct (consultant_id, day, starts)
);

-- Imported from busy_url, replaced whole.
create table private.busy_times (
  consultant_id uuid not null references private.consultants (id) on delete cascade,
  span tstzrange not null check (not isempty(span) and not lower_inf(span) and not upper_inf(span))
);
create index busy_times_consultant_idx on private.busy_times (consultant_id, upper(span));

alter table private.consultants enable row level security;
alter table private.weekly_hours enable row level security;
alter table private.day_exceptions enable row level security;
alter table private.busy_times enable row level security;

select private.apply_grants();
