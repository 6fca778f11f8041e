import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { momentText } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { askDesk, hasCode } from '#app/features/admin/desk/desk-api.ts';
import { unsentKey, useReload } from '#app/features/admin/desk/desk-queries.ts';
import {
  changeFaultText,
  faultToast,
  isUnsynced,
} from '#app/features/admin/desk/parts/draft/change-fault.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';
import { CONFLICT_CODE } from '#shared/desk/calls.ts';

const { done: texts } = DESK_CALENDAR.panel;

type Change =
  | { kind: 'move'; starts: string; consultant: string }
  | { kind: 'take' }
  | { kind: 'cancel'; reason: string }
  | { kind: 'mark'; outcome: 'held' | 'missed' | 'booked' };

/** A change that was refused because somebody else had changed the appointment since `base`. */
export type Conflict = { change: Change; base: DeskAppointment };

export type AppointmentChange = {
  isBusy: boolean;
  conflict: Conflict | undefined;
  /** Why the database refused the last change. */
  error: string | undefined;
  /** Makes a change that was decided on with `base` on screen. Returns whether it was made. */
  save: (change: Change, base?: DeskAppointment) => Promise<boolean>;
  discard: () => void;
};

function send(change: Change, { id, version }: DeskAppointment): Promise<DeskAppointment> {
  const args = { appointment: id, expected_version: version };
  switch (change.kind) {
    case 'move':
      return askDesk('move_appointment_by_staff', {
        ...args,
        starts: change.starts,
        consultant: change.consultant,
      });
    case 'take':
      return askDesk('take_appointment', args);
    case 'cancel':
      return askDesk('cancel_appointment_by_staff', { ...args, reason: change.reason });
    case 'mark':
      return askDesk('mark_appointment', { ...args, outcome: change.outcome });
  }
}

function doneText(change: Change, after: DeskAppointment, zone: string): string {
  switch (change.kind) {
    case 'move':
      return texts.moved(momentText(after.starts_at, zone));
    case 'take':
      return texts.taken;
    case 'cancel':
      return texts.cancelled;
    case 'mark':
      return texts.marked(DESK_CALENDAR.states[after.state]);
  }
}

/** Changes an appointment. A change by somebody else that is not on screen is never overwritten. */
export function useAppointmentChange(current: DeskAppointment, zone: string): AppointmentChange {
  const { toast } = useToast();
  const reload = useReload();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<string>();

  function dropMove(): void {
    client.removeQueries({ queryKey: unsentKey('appointment-move', current.id) });
  }

  function discard(): void {
    if (conflict?.change.kind === 'move') dropMove();
    setConflict(undefined);
  }

  async function save(change: Change, base = current): Promise<boolean> {
    if (isBusy) return false;
    setError(undefined);
    if (base.version !== current.version) {
      setConflict({ change, base });
      return false;
    }
    setBusy(true);
    let isDone = false;
    try {
      const after = await send(change, base);
      toast(doneToast(texts.title[change.kind], doneText(change, after, zone)));
      isDone = true;
    } catch (error) {
      isDone = isUnsynced(error);
      if (isDone) toast(faultToast(error));
      else if (hasCode(error, CONFLICT_CODE)) setConflict({ change, base });
      else setError(changeFaultText(error));
    }
    if (isDone) {
      setConflict(undefined);
      if (change.kind === 'cancel')
        client.removeQueries({ queryKey: unsentKey('appointment-reason', current.id) });
      if (change.kind === 'cancel' || change.kind === 'move') dropMove();
    }
    reload();
    setBusy(false);
    return isDone;
  }

  return { isBusy, conflict, error, save, discard };
}
