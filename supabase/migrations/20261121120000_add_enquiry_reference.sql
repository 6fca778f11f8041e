-- Every enquiry has a reference such as CV-7K3Q-2M, by which the sender and the firm refer to it.

alter table public.contact_submissions add column reference text;

-- Without 0 and O, 1 and I, which are confused when a reference is read out or copied by hand.
create function private.new_reference() returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea;
  made text;
begin
  loop
    -- The first six bytes of a random uuid are fully random; each selects one of 32 characters.
    random := uuid_send(gen_random_uuid());
    select string_agg(substr(alphabet, 1 + get_byte(random, place) % 32, 1), '' order by place) into made
      from generate_series(0, 5) place;
    made := 'CV-' || left(made, 4) || '-' || right(made, 2);
    exit when not exists (select from public.contact_submissions c where c.reference = made);
  end loop;
  return made;
end;
$$;

create function private.give_reference() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.reference := private.new_reference();
  return new;
end;
$$;

create unique index contact_submissions_reference_key on public.contact_submissions (reference);

-- One by one, so that each new reference is checked against those assigned before it.
do $$
declare
  enquiry record;
begin
  for enquiry in select id from public.contact_submissions loop
    update public.contact_submissions set reference = private.new_reference() where id = enquiry.id;
  end loop;
end
$$;

alter table public.contact_submissions
  alter column reference set not null,
  add constraint contact_submissions_reference_key unique using index contact_submissions_reference_key;

-- Triggers of one event run in the order of their names, so this one runs after contact_submissions_prepare.
create trigger contact_submissions_reference before insert on public.contact_submissions
  for each row execute function private.give_reference();

select private.apply_grants();
