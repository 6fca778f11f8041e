-- The words that the site itself writes around a conversation with the assistant are not compared with those of other
-- enquiries, as the line about an appointment is not: whoever hands over a question that the assistant suggests sends the
-- same text as the visitor before. The index holds short texts too, of which none is looked up.

drop index public.contact_submissions_text_idx;
create index contact_submissions_text_idx
  on public.contact_submissions (
    md5(regexp_replace(lower(regexp_replace(message,
        '^(?:Appointment (?:on|asked for, not booked:) [^\n]*\n\n|I have been talking to the assistant on your website '
        'and would like an answer from a person\.\n\nMy questions?:\n)|\n\nThe assistant last answered:\n.*$', '', 'g') collate "C"),
      '[\s[:digit:][:punct:]]+', '', 'g')),
    created_at desc);
-- Samples of this checksum would take more than half of the time of an ANALYZE, and no plan depends on them.
alter index public.contact_submissions_text_idx alter column 1 set statistics 0;

create or replace function private.score_contact_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  names constant text := concat_ws(' ', new.first_name, new.last_name, new.company);
  mailbox constant text := regexp_replace(new.email, '\+[^@]*@', '@');
  words constant text[] := regexp_split_to_array(lower(new.message collate "C"), '\s+');
  typed constant text := regexp_replace(new.message,
    '^(?:Appointment (?:on|asked for, not booked:) [^\n]*\n\n|I have been talking to the assistant on your website '
    'and would like an answer from a person\.\n\nMy questions?:\n)|\n\nThe assistant last answered:\n.*$', '', 'g');
  links constant integer := private.link_points(names, new.message);
  throwaway_domain constant integer := private.throwaway_points(new.email);
  script_mix constant integer := private.script_points(names || ' ' || new.message);
  digest text;
  found_count integer;
  variety real;
  repeated_text integer := 0;
  speed integer := 0;
begin
  if char_length(typed) >= 80 then
    digest := md5(regexp_replace(lower(typed collate "C"), '[\s[:digit:][:punct:]]+', '', 'g'));
    select count(*) into found_count from (
      select from public.contact_submissions c
      where md5(regexp_replace(lower(regexp_replace(c.message,
          '^(?:Appointment (?:on|asked for, not booked:) [^\n]*\n\n|I have been talking to the assistant on your website '
          'and would like an answer from a person\.\n\nMy questions?:\n)|\n\nThe assistant last answered:\n.*$', '', 'g') collate "C"),
          '[\s[:digit:][:punct:]]+', '', 'g')) = digest
        and c.created_at > new.created_at - interval '30 days'
        and regexp_replace(c.email, '\+[^@]*@', '@') <> mailbox
      limit 2
    ) others;
    repeated_text := case found_count when 0 then 0 when 1 then 3 else 5 end;
  end if;
  if cardinality(words) >= 30 then
    select count(distinct word)::real / count(*) into variety from unnest(words) word;
    if variety < 0.25 then
      repeated_text := least(5, repeated_text + 3);
    end if;
  end if;

  if (
    select count(*) from public.contact_submissions c
    where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox
      and c.created_at + interval '5 minutes' > new.created_at
  ) >= 2 or (
    select count(*) from (
      select from public.contact_submissions c
      where c.created_at > new.created_at - interval '1 minute'
      -- With this order the index is used, also by a plan that is made without knowing the time.
      order by c.created_at desc limit 20
    ) recent
  ) >= 20 then
    speed := 2;
  end if;

  new.spam_score := links + repeated_text + throwaway_domain + speed + script_mix;
  new.spam_reasons := array(
    select reason from (values ('links', links), ('repeated_text', repeated_text),
      ('throwaway_domain', throwaway_domain), ('speed', speed), ('script_mix', script_mix)
    ) signals (reason, points) where points > 0 order by points desc
  );
  new.status := case when new.spam_score >= 5 then 'spam' else 'new' end;
  return new;
end;
$$;

select private.apply_grants();
