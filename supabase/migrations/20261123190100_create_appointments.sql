-- Appointments, and the constraint that decides about double booking. An appointment belongs to an enquiry, which has its
-- reference, state and history, and is deleted with it.

create table private.appointments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  submission_id uuid not null unique references public.contact_submissions (id) on delete cascade,
  consultant_id uuid not null references private.consultants (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The end with the buffer that the consultant had when it was booked.
  busy_until timestamptz not null check (busy_until >= ends_at),
  -- The visitor's, of the IANA database.
  zone text not null check (char_length(zone) between 1 and 64),
  medium text not null check (medium in ('video', 'telephone')),
  telephone text check (telephone ~ '^[+0-9 ().-]{5,32}$'),
  check (medium <> 'telephone' or telephone is not null),
  -- A value of `interest`.
  topic text,
  -- The path of the page from which it was booked.
  page text check (char_length(page) <= 200),
  state text not null default 'booked' check (state in ('booked', 'cancelled', 'held', 'missed')),
  -- SEQUENCE of the invitation.
  sequence integer not null default 0,
  -- Incremented by each change: detects concurrent edits, and tells the replay of the journal which state is newer.
  version integer not null default 1,
  changed_at timestamptz not null default clock_timestamp(),
  cancelled_by text check (cancelled_by in ('visitor', 'staff')),
  cancel_reason text check (char_length(cancel_reason) <= 1000)
);
create index appointments_consultant_idx on private.appointments (consultant_id, starts_at);
create index appointments_start_idx on private.appointments (starts_at);

create function private.count_appointment_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.changed_at := clock_timestamp();
  return new;
end;
$$;
create trigger appointments_version before update on private.appointments
  for each row execute function private.count_appointment_change();
create trigger appointments_removed after delete on private.appointments
  for each row execute function private.remember_removal();

-- The times that nobody else can have: of a booked appointment, or held for a visitor who fills in the form. Each ends
-- with the consultant's buffer.
create table private.claimed_times (
  id uuid primary key default gen_random_uuid(),
  consultant_number integer not null references private.consultants (number),
  span tstzrange not null check (not isempty(span) and not lower_inf(span) and not upper_inf(span)),
  hold_hash bytea unique check (octet_length(hold_hash) = 32),
  hold_until timestamptz,
  appointment_id uuid unique references private.appointments (id) on delete cascade,
  constraint claimed_times_cause_check
    check (num_nonnulls(hold_hash, appointment_id) = 1 and (hold_hash is null) = (hold_until is null)),
  constraint claimed_times_overlap
    exclude using gist (int4range(consultant_number, consultant_number, '[]') with &&, span with &&)
);
create index claimed_times_hold_idx on private.claimed_times (hold_until) where hold_until is not null;

-- The links in mails.
create table private.calendar_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  appointment_id uuid references private.appointments (id) on delete cascade,
  expires_at timestamptz not null
);
create index calendar_tokens_appointment_idx on private.calendar_tokens (appointment_id) where appointment_id is not null;
create index calendar_tokens_expiry_idx on private.calendar_tokens (expires_at);

alter table private.appointments enable row level security;
alter table private.claimed_times enable row level security;
alter table private.calendar_tokens enable row level security;

select private.apply_grants();
