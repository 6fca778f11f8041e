-- Spam is scored in the database, because every enquiry reaches it, whichever server runs the API. A score of 5 or more
-- marks the row as spam: it is kept, listed separately with its reasons, and causes no mail.

-- Domains of disposable mailboxes. Subdomains count too. The operator may add to the list.
create table private.throwaway_domains (domain text primary key check (domain = lower(domain)));

insert into private.throwaway_domains (domain)
select unnest(string_to_array(
  '10minutemail.com 10minutemail.net 1secmail.com 1secmail.net 1secmail.org 20minutemail.com anonbox.net ' ||
  'burnermail.io crazymailing.com deadaddress.com discard.email dispostable.com dropmail.me einrot.com ' ||
  'emailfake.com emailondeck.com fakeinbox.com fakemail.net filzmail.com getairmail.com getnada.com ' ||
  'gishpuppy.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info ' ||
  'guerrillamail.net guerrillamail.org harakirimail.com inboxkitten.com incognitomail.org jetable.org ' ||
  'kasmail.com linshiyouxiang.net luxusmail.org mail-temp.com mailcatch.com maildrop.cc mailexpire.com ' ||
  'mailforspam.com mailimate.com mailinator.com mailinator.net mailmoat.com mailnesia.com mailnull.com ' ||
  'mailsac.com mailtemp.net meltmail.com mintemail.com minuteinbox.com moakt.com mohmal.com muellmail.com ' ||
  'mvrht.com mytemp.email nada.email noclickemail.com owlymail.com pokemail.net sharklasers.com spam4.me ' ||
  'spambog.com spambox.us spamex.com spamgourmet.com temp-mail.io temp-mail.org tempail.com tempinbox.com ' ||
  'tempmail.com tempmail.net tempmailo.com tempr.email throwaway.email throwawaymail.com tmail.ws ' ||
  'tmpmail.net tmpmail.org trashmail.com trashmail.de trashmail.net wegwerfemail.de wegwerfmail.de ' ||
  'yopmail.com yopmail.fr yopmail.net', ' '));

-- Texts that differ only in case, spaces, digits or punctuation count as the same. Short honest messages resemble each
-- other ("Please call me back"), so only longer ones are compared. The expression is written out, because an index is
-- maintained with the rights of the visitor, who may not call our functions.
create index contact_submissions_text_idx
  on public.contact_submissions (md5(regexp_replace(lower(message collate "C"), '[\s[:digit:][:punct:]]+', '', 'g')), created_at desc)
  where char_length(message) >= 80;

-- PL/pgSQL caches its plans from one enquiry to the next. A single signal marks an enquiry as spam only if it is
-- extreme.
create function private.score_contact_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  names constant text := concat_ws(' ', new.first_name, new.last_name, new.company);
  mailbox constant text := regexp_replace(new.email, '\+[^@]*@', '@');
  labels constant text[] := string_to_array(split_part(new.email, '@', 2), '.');
  words constant text[] := regexp_split_to_array(lower(new.message collate "C"), '\s+');
  digest text;
  found_count integer;
  variety real;
  links integer;
  repeated_text integer := 0;
  throwaway_domain integer := 0;
  speed integer := 0;
  script_mix integer;
begin
  select count(*) into found_count from regexp_matches(new.message, 'https?://|\mwww\.|\[url|<a\s', 'gi');
  links := case when found_count >= 4 then 4 when found_count >= 2 then 2 else found_count end;
  if names ~* 'https?://|\mwww\.|\.(com|net|org|ru|xyz|top|info)/' then
    links := 5;
  end if;

  if char_length(new.message) >= 80 then
    digest := md5(regexp_replace(lower(new.message collate "C"), '[\s[:digit:][:punct:]]+', '', 'g'));
    select count(*) into found_count from (
      select from public.contact_submissions c
      where char_length(c.message) >= 80
        and md5(regexp_replace(lower(c.message collate "C"), '[\s[:digit:][:punct:]]+', '', 'g')) = digest
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

  if exists (
    select from private.throwaway_domains t
    where t.domain = any (array(
      select array_to_string(labels[first:], '.') from generate_series(1, cardinality(labels) - 1) first))
  ) then
    throwaway_domain := 4;
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

  -- Greek or Cyrillic letters within Latin words: they look Latin and so evade filters.
  select count(*) into found_count from regexp_matches(names || ' ' || new.message,
    '[A-Za-z][\u0370-\u03FF\u0400-\u052F]|[\u0370-\u03FF\u0400-\u052F][A-Za-z]', 'g');
  script_mix := case when found_count >= 3 then 4 when found_count > 0 then 2 else 0 end;
  if names || new.message ~ '[\u200B\u2060\u202A-\u202E]' then
    script_mix := least(4, script_mix + 2);
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
create trigger contact_submissions_score before insert on public.contact_submissions
  for each row execute function private.score_contact_submission();

-- Runs after contact_submissions_score and does not change the score, so that the enquiries that look honest can be
-- listed first.
create function private.set_held_status() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.status := 'spam';
  new.spam_reasons := array_append(new.spam_reasons, 'ceiling');
  return new;
end;
$$;
create trigger contact_submissions_set_held_status before insert on public.contact_submissions
  for each row when (new.held) execute function private.set_held_status();

select private.apply_grants();
