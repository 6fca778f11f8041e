import { useRef, useState } from 'react';

import type { OfficeSlug } from '#shared/calendar.ts';
import type { Interest } from '#shared/contact.ts';

import { holdTime, releaseTime, type Refusal } from './calendar-api.ts';

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

/** Holds one time for the visitor, if it can be kept. The visitor may choose another or go on with it. */
export function useHold() {
  const [held, setHeld] = useState<TimeHold>();
  const [pending, setPending] = useState<string>();
  /** The request in flight. A time granted to an abandoned request is released again. */
  const asked = useRef<Wanted>(undefined);

  /** Resolves to why the time could not be held. */
  async function hold(wanted: Wanted): Promise<Refusal | undefined> {
    if (asked.current) return undefined;
    asked.current = wanted;
    setPending(wanted.start);
    const answer = await holdTime({ ...wanted, instead: held?.token });
    if (asked.current !== wanted) {
      if ('hold' in answer) await releaseTime(answer.hold);
      return undefined;
    }
    asked.current = undefined;
    setPending(undefined);
    if ('refusal' in answer) return answer.refusal;
    const isRenewed = held?.start === wanted.start;
    const token = 'hold' in answer ? answer.hold : undefined;
    setHeld({ start: wanted.start, office: answer.office, token, since: Date.now(), isRenewed });
    return undefined;
  }

  function forget(): void {
    asked.current = undefined;
    setPending(undefined);
    setHeld(undefined);
  }

  /** Gives the time back, so that it is free again in the list. */
  async function release(): Promise<void> {
    forget();
    if (held?.token) await releaseTime(held.token);
  }

  return { held, pending, hold, release, forget };
}
