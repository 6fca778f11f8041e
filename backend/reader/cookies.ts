import { READING_COOKIE, READING_MARKER } from '../../shared/reader.ts';

import { isToken } from '../tokens.ts';

const LIFE_SECONDS = 180 * 24 * 60 * 60;

/** With this prefix browsers accept the cookie only over https and only from this host. */
function nameOf(isHttps: boolean): string {
  return isHttps ? '__Host-reader' : 'reader';
}

/** The token of the session that a browser sends; an empty string for a malformed cookie. */
export function sessionToken(cookies: string | null | undefined, isHttps: boolean): string | undefined {
  const start = `${nameOf(isHttps)}=`;
  const found = (cookies ?? '').split(/; */).find((cookie) => cookie.startsWith(start));
  if (found === undefined) return undefined;
  const token = found.slice(start.length);
  return isToken(token) ? token : '';
}

function cookiesWith(token: string, marker: string, seconds: number, isHttps: boolean): string[] {
  const shared = `; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return [`${nameOf(isHttps)}=${token}${shared}; HttpOnly`, `${marker}${shared}`];
}

/** Values of `Set-Cookie` that keep a session, and the marker beside it. */
export function readerCookies(token: string, isHttps: boolean): string[] {
  return cookiesWith(token, READING_MARKER, LIFE_SECONDS, isHttps);
}

export function clearedCookies(isHttps: boolean): string[] {
  return cookiesWith('', `${READING_COOKIE}=`, 0, isHttps);
}
