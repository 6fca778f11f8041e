-- Spam is scored where every enquiry passes, whoever runs the API: in the database. A score of 5 or more marks
-- the row as spam. It is kept, shown apart with its reasons, and no mail goes out because of it.

alter table public.contact_submissions
  add column status text not null default 'new'
    check (status in ('new', 'in_progress', 'answered', 'spam', 'archived')),
  add column spam_score smallint not null default 0,
  add column spam_reasons text[] not null default '{}'
    check (spam_reasons <@ '{links,repeated_text,throwaway_domain,speed,script_mix}');

-- Mailboxes that anybody can open for ten minutes. The operator may add to the list; subdomains count too.
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

-- The same text with other spaces, digits or punctuation is the same text. Short messages resemble each other
-- honestly ("Please call me back"), so only longer ones are compared. An index is kept up with the rights of the
-- visitor, who may call nothing of ours: hence the bare expression.
create index contact_submissions_text_idx
  on public.contact_submissions (md5(regexp_replace(lower(message collate "C"), '[\s[:digit:][:punct:]]+', '', 'g')), created_at desc)
  where char_length(message) >= 80;

-- The signals of one enquiry with their weights; none of them marks an enquiry by itself unless it is glaring.
create function private.spam_signals(enquiry public.contact_submissions)
returns table (reason text, points integer)
language sql
stable
set search_path = ''
as $$
  with facts as (
    select
      enquiry.message as message,
      concat_ws(' ', enquiry.first_name, enquiry.last_name, enquiry.company) as names,
      regexp_replace(enquiry.email, '\+[^@]*@', '@') as mailbox,
      string_to_array(split_part(enquiry.email, '@', 2), '.') as labels,
      regexp_split_to_array(lower(enquiry.message collate "C"), '\s+') as words
  ),
  counts as (
    select
      (select count(*) from regexp_matches(message, 'https?://|\mwww\.|\[url|<a\s', 'gi')) as links,
      names ~* 'https?://|\mwww\.|\.(com|net|org|ru|xyz|top|info)/' as link_in_name,
      (select count(distinct word)::real / greatest(count(*), 1) from unnest(words) word) as word_variety,
      cardinality(words) as words,
      -- Letters that only look Latin, inside words that are Latin: a way around filters.
      (select count(*) from regexp_matches(names || ' ' || message,
        '[A-Za-z][\u0370-\u03FF\u0400-\u052F]|[\u0370-\u03FF\u0400-\u052F][A-Za-z]', 'g')) as mixed_letters,
      names || message ~ '[\u200B\u2060\u202A-\u202E]' as hidden_letters,
      (select count(*) from (
        select from public.contact_submissions c
        where char_length(enquiry.message) >= 80 and char_length(c.message) >= 80
          and md5(regexp_replace(lower(c.message collate "C"), '[\s[:digit:][:punct:]]+', '', 'g'))
            = md5(regexp_replace(lower(enquiry.message collate "C"), '[\s[:digit:][:punct:]]+', '', 'g'))
          and c.created_at > enquiry.created_at - interval '30 days'
          and regexp_replace(c.email, '\+[^@]*@', '@') <> mailbox
        limit 2) others) as others_with_text,
      (select count(*) from public.contact_submissions c
        where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox
          and c.created_at > enquiry.created_at - interval '5 minutes') as from_mailbox,
      (select count(*) from (
        select from public.contact_submissions c
        where c.created_at > enquiry.created_at - interval '1 minute' limit 20) recent) as from_anybody,
      exists (
        select from private.throwaway_domains t
        where t.domain in (
          select array_to_string(labels[first:], '.') from generate_series(1, cardinality(labels) - 1) first)
      ) as throwaway
    from facts
  )
  select 'links', least(5, case when links >= 4 then 4 when links >= 2 then 2 else links::integer end
    + case when link_in_name then 5 else 0 end) from counts
  union all
  select 'repeated_text', least(5, case others_with_text when 0 then 0 when 1 then 3 else 5 end
    + case when words >= 30 and word_variety < 0.25 then 3 else 0 end) from counts
  union all
  select 'throwaway_domain', case when throwaway then 4 else 0 end from counts
  union all
  select 'speed', case when from_mailbox >= 2 or from_anybody >= 20 then 2 else 0 end from counts
  union all
  select 'script_mix', least(4, case when mixed_letters >= 3 then 4 when mixed_letters > 0 then 2 else 0 end
    + case when hidden_letters then 2 else 0 end) from counts
$$;

create function private.score_contact_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select coalesce(sum(points), 0), coalesce(array_agg(reason order by points desc), '{}')
    into new.spam_score, new.spam_reasons
    from private.spam_signals(new) where points > 0;
  new.status := case when new.spam_score >= 5 then 'spam' else 'new' end;
  return new;
end;
$$;

-- After contact_submissions_prepare, which trims the texts and sets the time.
create trigger contact_submissions_score before insert on public.contact_submissions
  for each row execute function private.score_contact_submission();

select private.apply_grants();
