import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OfficeSlug } from '#shared/offices.ts';
import type { Interest } from '#shared/forms/contact.ts';

import { holdTime, releaseTime, type BookingFailure } from './calendar-api.ts';

export type TimeHold = {
  start: string;
  office: OfficeSlug;
  /** Absent when the time is free but is not kept. */
  token: string | undefined;
  /** When it was last held, by this device's clock. */
  since: number;
  isRenewed: boolean;
};

export type Wanted = { start: string; topic: Interest; office: OfficeSlug | undefined };

/** Failures after which the time may be held all the same. */
const UNANSWERED: ReadonlySet<BookingFailure> = new Set(['disconnected', 'failed']);

/** Thirty-two random bytes in base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/**
 * Holds one time for the visitor, if it can be kept. The visitor may choose another or go on with it. A time that is still
 * held is given back when the component unmounts.
 */
export function useHold() {
  const [held, setHeld] = useState<TimeHold>();
  const [pending, setPending] = useState<string>();
  /** The request in flight. A time granted to an abandoned request is released again. */
  const asked = useRef<Wanted>(undefined);
  /** A request without an answer, which may have been granted. */
  const lost = useRef<{ start: string; token: string }>(undefined);

  /** Resolves to the reason if the time could not be held, otherwise to undefined. */
  async function hold(wanted: Wanted): Promise<BookingFailure | undefined> {
    if (asked.current) return undefined;
    asked.current = wanted;
    setPending(wanted.start);
    const { start } = wanted;
    const token = [held, lost.current].find((known) => known?.start === start)?.token ?? newToken();
    const answer = await holdTime({ ...wanted, hold: token, instead: held?.token ?? lost.current?.token });
    const isLost = 'failure' in answer && UNANSWERED.has(answer.failure);
    if (asked.current !== wanted) {
      if (isLost || 'hold' in answer) await releaseTime('hold' in answer ? answer.hold : token);
      return undefined;
    }
    asked.current = undefined;
    setPending(undefined);
    lost.current = isLost ? { start, token } : undefined;
    if ('failure' in answer) return answer.failure;
    setHeld({
      start,
      office: answer.office,
      token: 'hold' in answer ? answer.hold : undefined,
      since: Date.now(),
      isRenewed: held?.start === start,
    });
    return undefined;
  }

  function forget(): void {
    asked.current = undefined;
    setPending(undefined);
    setHeld(undefined);
  }

  /** Gives the time back, so that it is free again in the list. */
  async function release(): Promise<void> {
    const token = held?.token ?? lost.current?.token;
    lost.current = undefined;
    forget();
    if (token !== undefined) await releaseTime(token);
  }

  const giveBack = useEffectEvent(() => {
    const token = held?.token ?? lost.current?.token;
    if (token !== undefined) void releaseTime(token);
  });

  // Otherwise the visitor would not find the time in the list after a reload or when opening the calendar again. A page that
  // the browser keeps for the Back button keeps its time too, because it still says so when it is shown again.
  useEffect(() => {
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) giveBack();
    };
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      asked.current = undefined;
      giveBack();
    };
  }, []);

  return { held, pending, hold, release, forget };
}
