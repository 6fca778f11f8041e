import { sync as ical } from 'node-ical';
import type { VEvent } from 'node-ical';

/** The parts of a mail by media type, decoded, with their headers. */
export function partsOf(mail: string): Map<string, { head: string; body: string }> {
  const parts = new Map<string, { head: string; body: string }>();
  const open = (part: string) => {
    const at = part.indexOf('\r\n\r\n');
    const head = part.slice(0, at).replaceAll(/\r\n[ \t]+/g, ' ');
    const raw = part.slice(at + 4);
    const boundary = /boundary="?([^";\r\n]+)"?/i.exec(head)?.[1];
    if (boundary !== undefined) {
      for (const inner of raw.split(`--${boundary}`).slice(1, -1)) open(inner.replace(/^\r\n/, ''));
      return;
    }
    const type = /^content-type: ([^;\r\n]+)/im.exec(head)?.[1]?.toLowerCase() ?? '';
    const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
    const bytes =
      encoding === 'base64'
        ? Buffer.from(raw, 'base64')
        : Buffer.from(
            raw
              .replaceAll('=\r\n', '')
              .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            encoding === 'quoted-printable' ? 'latin1' : 'utf8',
          );
    parts.set(type, { head, body: bytes.toString('utf8') });
  };
  open(mail);
  return parts;
}

/** The entry that a mail puts into the calendar. */
export function entryOf(mail: string): VEvent & { sequence?: unknown } {
  const part = partsOf(mail).get('text/calendar');
  if (!part) throw new Error('The mail has no calendar file.');
  const [entry, ...others] = Object.values(ical.parseICS(part.body)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  );
  if (!entry || others.length > 0) throw new Error('The calendar file does not hold one entry.');
  return entry;
}

/** The plain text of a mail. */
export const textOf = (mail: string) => partsOf(mail).get('text/plain')?.body.replaceAll('\r\n', '\n') ?? '';
