import { HOSTED_URL, PUBLISHABLE_KEY } from '#app/lib/network/backend-client.ts';
import { sendAgain } from '#app/lib/network/send-again.ts';
import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import type { Booked, Booking, FreeTimes, Hold, HoldResult, Release } from '#shared/calendar/calendar.ts';

import { isBooked, isFreeTimes, isHoldResult } from './check-result.ts';

/** Ends a request on a connection that hangs. */
const TIMEOUT_MS = 20_000;

type Fault = 'disconnected' | 'rate-limited' | 'invalid' | 'failed';

/** `gone`: the time is no longer free. `too_many`: the mailbox has three upcoming appointments. */
export type BookingFailure = Fault | 'gone' | 'too_many';

type Failed = { failure: BookingFailure };

const FAULT_OF_STATUS: Partial<Record<number, Fault>> = { 400: 'invalid', 429: 'rate-limited' };

async function failureOf(response: Response): Promise<Failed> {
  if (response.status === 409) {
    const { error } = (await response.json()) as { error?: unknown };
    return { failure: error === 'too_many' ? 'too_many' : 'gone' };
  }
  // The status only: what the visitor typed does not belong in a log.
  console.error('The calendar did not answer', { status: response.status });
  return { failure: FAULT_OF_STATUS[response.status] ?? 'failed' };
}

function send(query: string, body?: Hold | Release | Booking): Promise<Response> {
  return sendAgain(() =>
    fetch(`${HOSTED_URL ?? window.location.origin}${CALENDAR_PATH}${query}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A visitor who gives a time back may leave the page before the request has been sent.
      keepalive: body?.act === 'release',
    }),
  );
}

/** A response that cannot be read counts as none, because the request may have been carried out. */
async function ask<Result>(
  isResult: (result: unknown) => result is Result,
  query: string,
  body?: Hold | Release | Booking,
): Promise<Result | Failed> {
  try {
    const response = await send(query, body);
    if (!response.ok) return await failureOf(response);
    const result: unknown = await response.json();
    return isResult(result) ? result : { failure: 'disconnected' };
  } catch {
    return { failure: 'disconnected' };
  }
}

export function loadTimes(topic: string): Promise<FreeTimes | Failed> {
  return ask(isFreeTimes, topic ? `?${new URLSearchParams({ topic })}` : '');
}

export function holdTime(hold: Omit<Hold, 'act'>): Promise<HoldResult | Failed> {
  return ask(isHoldResult, '', { act: 'hold', ...hold });
}

/** A hold that is not released ends by itself, so a failure needs no message. */
export async function releaseTime(hold: string): Promise<void> {
  await ask((result): result is unknown => result !== undefined, '', { act: 'release', hold });
}

export function bookTime(booking: Booking): Promise<Booked | Failed> {
  return ask(isBooked, '', booking);
}
