-- Mail providers at which anybody can have an address. Inviting their whole domain would open the texts to everybody. Only the
-- domain itself counts: `mail.example.com` may belong to a client. The operator may add to the list.

create table private.public_mail_domains (domain text primary key check (domain = lower(domain)));

insert into private.public_mail_domains (domain)
select unnest(string_to_array(
  '126.com 139.com 163.com aim.com alice.it aol.co.uk aol.com arcor.de att.net bellsouth.net bigpond.com bk.ru ' ||
  'blueyonder.co.uk bluewin.ch bol.com.br btinternet.com comcast.net cox.net daum.net duck.com earthlink.net ' ||
  'eircom.net email.com email.cz fastmail.com fastmail.fm free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de ' ||
  'gmx.net googlemail.com hanmail.net hey.com hotmail.be hotmail.ca hotmail.co.uk hotmail.com hotmail.de hotmail.es ' ||
  'hotmail.fr hotmail.it hotmail.nl hushmail.com icloud.com inbox.com inbox.lv inbox.ru iol.it juno.com ' ||
  'kpnmail.nl laposte.net libero.it list.ru live.be live.ca live.co.uk live.com live.com.au live.de live.fr live.ie ' ||
  'live.it live.nl mac.com mail.com mail.de mail.ee mail.ru mailbox.org me.com msn.com naver.com netscape.net ' ||
  'netzero.net ntlworld.com o2.pl online.de optonline.net orange.fr outlook.be outlook.com outlook.de ' ||
  'outlook.es outlook.fr outlook.ie outlook.it outlook.jp pm.me posteo.de proton.me protonmail.ch protonmail.com ' ||
  'qq.com rediffmail.com rocketmail.com rogers.com sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com skynet.be ' ||
  'sky.com sohu.com sympatico.ca t-online.de talktalk.net telenet.be telus.net terra.com.br tiscali.it ' ||
  'tutanota.com tuta.io uol.com.br verizon.net virginmedia.com virgilio.it wanadoo.fr web.de windowslive.com ' ||
  'wp.pl xtra.co.nz ya.ru yahoo.ca yahoo.co.id yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.ar ' ||
  'yahoo.com.au yahoo.com.br yahoo.com.hk yahoo.com.mx yahoo.com.sg yahoo.de yahoo.es yahoo.fr yahoo.ie yahoo.in ' ||
  'yahoo.it yandex.com yandex.ru yeah.net ymail.com ziggo.nl zoho.com zohomail.com', ' '));

alter table private.public_mail_domains enable row level security;

create or replace function public.invite_reader_client(pattern text, note text, last_day date) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  given constant text := lower(private.trim_text(pattern) collate "C") collate "default";
  ends constant timestamptz := (last_day + 1)::timestamp at time zone (private.office()).time_zone;
  client uuid;
begin
  perform private.require_admin();
  if ends <= clock_timestamp() then
    raise exception using errcode = '23514', message = 'The last day has passed.';
  end if;
  if exists (select from private.public_mail_domains d where given = '@' || d.domain) then
    raise exception using errcode = 'PT422',
      message = 'Everybody can have an address there. Invite the person by the whole address.';
  end if;
  if given !~ '^@' and exists (
    select from private.newsletter_suppressions s
    where s.mailbox_hash = private.mailbox_hash(given) and s.reason = 'erased'
  ) then
    raise exception using errcode = 'PT422', message = 'This person has been erased and is not written to again.';
  end if;
  insert into private.reader_clients as c (pattern, note, ends_at, invited_by)
  values (given, private.trim_text(note), ends, (select auth.uid()))
  on conflict on constraint reader_clients_pattern_key
    do update set note = excluded.note, ends_at = excluded.ends_at, invited_by = excluded.invited_by
  returning c.id into client;
  perform private.log_event('client_invited', detail => jsonb_build_object('client', client));
  if given !~ '^@' then
    perform private.queue_link_to(null, client, given);
  end if;
  return client;
end;
$$;

select private.apply_grants();
