-- Webinars and other events. Visitors and staff reach these tables through functions only, so nobody holds a right on
-- them. The checks repeat shared/events.ts.

create table private.events (
  id uuid primary key default gen_random_uuid(),
  -- Part of the address of the event's page. /events/manage is another page.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80 and slug <> 'manage'),
  title text not null check (char_length(title) between 1 and 160 and title !~ '[[:cntrl:]]'),
  abstract text not null check (char_length(abstract) between 1 and 2000),
  practice text not null check (char_length(practice) between 1 and 80 and practice !~ '[[:cntrl:]]'),
  starts_at timestamptz not null,
  -- The IANA zone in which its time is announced.
  zone text not null check (char_length(zone) <= 64),
  minutes integer not null check (minutes between 10 and 480),
  capacity integer not null check (capacity between 1 and 5000),
  -- Only mails to those registered say it.
  room_url text check (room_url ~ '^https://[^[:space:]<>"]+$' and char_length(room_url) <= 500),
  topics text[] not null default '{}' check (cardinality(topics) <= 6 and topics <@ array[
    'AI Strategy', 'Crisis Management', 'Risk Management', 'Leadership', 'Digital Transformation', 'Operational Excellence']),
  state text not null default 'draft' check (state in ('draft', 'published', 'cancelled')),
  -- Of the event's calendar files (RFC 5545): incremented when it moves or is cancelled.
  sequence integer not null default 0,
  -- Detects concurrent edits.
  version integer not null default 1,
  cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  transcript_path text check (transcript_path ~ '^/[a-z0-9]+([/-][a-z0-9]+)*$' and char_length(transcript_path) <= 500),
  created_at timestamptz not null default clock_timestamp()
);
create function private.event_end(event private.events) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select event.starts_at + event.minutes * interval '1 minute'
$$;
create index events_start_idx on private.events (starts_at desc);
alter table private.events enable row level security;

create table private.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references private.events (id),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ),
  company text not null check (char_length(company) between 1 and 150),
  question text check (char_length(question) between 1 and 1000),
  state text not null check (state in ('registered', 'waiting', 'cancelled')),
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- The latest attempt to register, for the rate limit per mailbox: a repeated one counts as a first one does.
  asked_at timestamptz not null default clock_timestamp(),
  -- Incremented by each change, so that the replay of the journal knows which of two states is newer.
  version integer not null default 1
);
create unique index event_registrations_mailbox_key
  on private.event_registrations (event_id, private.recipient_mailbox(email)) where state <> 'cancelled';
create index event_registrations_order_idx on private.event_registrations (event_id, state, created_at, id);
create index event_registrations_person_idx
  on private.event_registrations (regexp_replace(email, '\+[^@]*@', '@'));
create index event_registrations_recent_idx
  on private.event_registrations (private.recipient_mailbox(email), asked_at);
alter table private.event_registrations enable row level security;

-- What staff have written to everybody registered for an event.
create table private.event_messages (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references private.events (id),
  subject text not null check (char_length(subject) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) between 1 and 4000),
  created_at timestamptz not null default clock_timestamp(),
  -- No reference, as in desk_events: the message outlives the account.
  created_by uuid
);
create index event_messages_event_idx on private.event_messages (event_id);
alter table private.event_messages enable row level security;

select private.apply_grants();
