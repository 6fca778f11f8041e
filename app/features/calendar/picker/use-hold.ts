import { useRef, useState } from 'react';

import type { OfficeSlug } from '#shared/calendar.ts';
import type { Interest } from '#shared/contact.ts';

import { holdTime, releaseTime, type Refusal } from './calendar-api.ts';

export type Held = {
  start: string;
  office: OfficeSlug;
  token: string;
  /** When it was last held, by this device's clock. */
  since: number;
  isRenewed: boolean;
};

type Wanted = { start: string; topic: Interest; office: OfficeSlug | undefined };

/** Holds one time for the visitor, who may choose another or go on with it. */
export function useHold() {
  const [held, setHeld] = useState<Held>();
  const [pending, setPending] = useState<string>();
  const isBusy = useRef(false);

  /** Resolves to why the time could not be held. */
  async function hold(wanted: Wanted): Promise<Refusal | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setPending(wanted.start);
    const answer = await holdTime({ ...wanted, ...(held && { instead: held.token }) });
    isBusy.current = false;
    setPending(undefined);
    if ('refusal' in answer) return answer.refusal;
    const isRenewed = held?.start === wanted.start;
    setHeld({ start: wanted.start, office: answer.office, token: answer.hold, since: Date.now(), isRenewed });
    return undefined;
  }

  /** Gives the time back, so that it is free again in the list. */
  async function release(): Promise<void> {
    setHeld(undefined);
    if (held) await releaseTime(held.token);
  }

  return { held, pending, hold, release, forget: () => setHeld(undefined) };
}
