import { doneToast } from '#app/features/admin/admin-toasts.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { DESK_EVENTS } from '#content/desk/events.ts';
import { eventTimes } from '#content/events/times.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

import { hasBegun, isOver } from './event-text.ts';
import { placesGiven, startOf, type EventValues } from './event-values.ts';

const { form } = DESK_EVENTS;

export type SaveQuestion = { title: string; text: string; confirm: string };

/** Asks before saving these values emails registrants: a new time, or places for the waiting list. Otherwise undefined. */
export function saveQuestion(event: DeskEvent | undefined, values: EventValues): SaveQuestion | undefined {
  if (!event) return undefined;
  const start = startOf(values);
  const moves =
    event.state === 'published' &&
    (Date.parse(event.starts_at) !== Date.parse(start ?? '') ||
      String(event.minutes) !== values.minutes.trim());
  const given = placesGiven(event, values);
  if (!moves && given === 0) return undefined;
  const times = start && eventTimes(start, values.zone);
  const consequences = [
    times && moves && form.moveConsequence(event.registered + event.waiting, times.day, times.time),
    given > 0 && form.placesConsequence(given),
  ];
  return {
    title: moves ? form.moveQuestion : form.placesQuestion,
    text: consequences.filter(Boolean).join(' '),
    confirm: moves ? form.moveConfirm : form.placesConfirm,
  };
}

/** Tells that the event was saved, and what staff still have to do. `before` is the event as it was, if it existed. */
export function savedToast(before: DeskEvent | undefined, saved: DeskEvent): ToastMessage {
  const hasLateRoom =
    saved.state === 'published' && saved.room_url !== before?.room_url && hasBegun(saved) && !isOver(saved);
  const { title, text, lateRoom, overbooked } = form.saved;
  const parts = [
    text(saved.title),
    hasLateRoom && lateRoom,
    saved.registered > saved.capacity && overbooked(saved.registered, saved.capacity),
  ];
  return doneToast(title, parts.filter(Boolean).join(' '));
}
