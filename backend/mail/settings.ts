import type { Mailbox } from '../ics/calendar-file.ts';
import { MESSAGE_KINDS } from '../../shared/message-kinds.ts';
import type { MessageKind } from '../../shared/message-kinds.ts';

export type MailServer = {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte. `required`: STARTTLS. `off`: on loopback, or with `?tls=off`. */
  tls: 'implicit' | 'required' | 'off';
  auth: { user: string; pass: string } | undefined;
};

export type DeliverySettings = {
  siteUrl: string;
  mail: { server: MailServer; from: Mailbox } | undefined;
  /** Email addresses of the staff to notify. */
  notifyTo: readonly string[];
  webhook: { url: string; secret: string } | undefined;
  /** Why a kind of message cannot be sent, in a sentence for the staff. */
  missing: Partial<Record<MessageKind, string>>;
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const MAILBOX = /^(?<name>[^<>\p{Cc}]*?) *<(?<address>[^<>\s]+)>$/u;

/** `Name <address>` or a bare address; `undefined` for anything else. */
export function readMailbox(text: string): Mailbox | undefined {
  const groups = MAILBOX.exec(text.trim())?.groups ?? { name: '', address: text.trim() };
  const { name = '', address = '' } = groups;
  return ADDRESS.test(address) ? { name: name.replaceAll('"', '').trim(), address } : undefined;
}

/** Email addresses separated by commas; `undefined` when one of them is not valid. */
export function readEmailAddresses(text: string): string[] | undefined {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every((address) => ADDRESS.test(address)) ? [...new Set(addresses)] : undefined;
}

/** `smtps://user:password@host:465` or `smtp://host:587`; `?tls=off` sends in the clear. */
export function readMailServer(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const implicit = url.protocol === 'smtps:';
  if ((!implicit && url.protocol !== 'smtp:') || url.hostname === '') return undefined;
  if (!['', '/'].includes(url.pathname) || url.hash !== '') return undefined;
  if (url.search !== '' && (url.search !== '?tls=off' || implicit)) return undefined;
  const plain = url.search !== '' || LOOPBACK.test(url.hostname);
  try {
    return {
      host: url.hostname.replaceAll(/^\[|\]$/g, ''),
      port: Number(url.port) || (implicit ? 465 : 587),
      tls: implicit ? 'implicit' : plain ? 'off' : 'required',
      auth: url.username
        ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
        : undefined,
    };
  } catch {
    // The user or the password holds an invalid percent escape.
    return undefined;
  }
}

/** Accepts https to any host but http on loopback only, because the calls carry personal data. */
export function readWebhookUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return allowed && url.username === '' ? url.href : undefined;
}

/** The delivery variables, parsed. */
type DeliveryValues = {
  mailServer: MailServer | undefined;
  from: Mailbox | undefined;
  notifyTo: readonly string[] | undefined;
  webhookUrl: string | undefined;
  webhookSecret: string | undefined;
};

/** Decides from the parsed variables which kinds of message can be delivered; `missing` says why the others cannot. */
export function composeDelivery(
  { mailServer: server, from, notifyTo = [], webhookUrl: url, webhookSecret: secret }: DeliveryValues,
  siteUrl: string,
): DeliverySettings {
  const missing: DeliverySettings['missing'] = {};
  const noMail = !server
    ? 'No mail server is configured (SMTP_URL).'
    : !from
      ? 'No sender is configured (MAIL_FROM).'
      : undefined;
  if (noMail) {
    for (const kind of MESSAGE_KINDS) if (kind !== 'webhook') missing[kind] = noMail;
  } else if (notifyTo.length === 0) {
    missing.staff_notification = 'No recipient of notifications is configured (NOTIFY_TO).';
  }
  if (!url) missing.webhook = 'No webhook is configured (NOTIFY_WEBHOOK_URL).';
  else if (!secret) missing.webhook = 'The webhook has no signing secret (NOTIFY_WEBHOOK_SECRET).';
  return {
    siteUrl,
    mail: server && from ? { server, from } : undefined,
    notifyTo,
    webhook: url && secret ? { url, secret } : undefined,
    missing,
  };
}

/** The delivery settings of a hosted function, which cannot refuse to start: an invalid value counts as absent. */
export function deliverySettings(
  env: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): DeliverySettings {
  const text = (name: string) => env[name]?.trim() ?? '';
  return composeDelivery(
    {
      mailServer: readMailServer(text('SMTP_URL')),
      from: readMailbox(text('MAIL_FROM')),
      notifyTo: readEmailAddresses(text('NOTIFY_TO')),
      webhookUrl: readWebhookUrl(text('NOTIFY_WEBHOOK_URL')),
      webhookSecret: text('NOTIFY_WEBHOOK_SECRET') || undefined,
    },
    siteUrl,
  );
}
