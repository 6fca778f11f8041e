import type { Appointment } from './appointment.ts';
import { readWeek, appointmentSpan, withoutAppointment } from '../read-calendar.ts';
import type { CalendarDeps } from '../calendar-deps.ts';
import { candidates } from '../free-times/free-times.ts';

type StoredAppointment = Record<string, unknown> & { starts_at: string };

/** The appointment of a link; `undefined` for a wrong or expired link. */
export async function findAppointment(
  hash: string | undefined,
  { query }: CalendarDeps,
): Promise<Appointment | undefined> {
  if (hash === undefined) return undefined;
  const [row] = await query<{ found: Appointment | null }>(
    `select private.appointment_of(decode($1, 'hex')) as found`,
    [hash],
  );
  return row?.found ?? undefined;
}

type MoveOutcome = 'moved' | 'gone' | 'over' | 'changed' | 'too_often';

/** Ids of the consultants who are free at `start`, the appointment's own consultant first. */
async function candidatesForMove(
  appointment: Appointment,
  start: number,
  deps: CalendarDeps,
): Promise<string[]> {
  const filter = { topic: appointment.topic ?? undefined };
  const own = appointment.consultant.id;
  const data = withoutAppointment(await readWeek(deps, filter, start), appointment);
  const free = candidates(data, new Date(start), new Date(deps.now()), filter).map(({ id }) => id);
  return free.toSorted((a, b) => Number(b === own) - Number(a === own));
}

/**
 * Moves an appointment.
 * @param version the version that the visitor saw; not compared when the form is resubmitted after the move
 */
export async function moveAppointment(
  appointment: Appointment,
  start: string,
  version: number,
  deps: CalendarDeps,
): Promise<MoveOutcome> {
  const { starts, ends } = appointmentSpan(start);
  const isAlreadyThere = Date.parse(appointment.starts_at) === Date.parse(starts);
  const consultants = isAlreadyThere
    ? [appointment.consultant.id]
    : await candidatesForMove(appointment, Date.parse(starts), deps);
  let outcome: MoveOutcome = 'gone';
  for (const consultant of consultants) {
    const [row] = await deps.query<{ result: { outcome: MoveOutcome; appointment: StoredAppointment } }>(
      `select private.move_appointment($1::uuid, $2::uuid, $3::timestamptz, $4::timestamptz, $5) as result`,
      [appointment.id, consultant, starts, ends, isAlreadyThere ? appointment.version : version],
    );
    if (!row) throw new Error('A move has no outcome');
    ({ outcome } = row.result);
    if (outcome === 'moved') {
      await deps.persist('appointments', row.result.appointment);
      deps.calendarCache.clear();
      deps.onMessages();
    }
    if (outcome !== 'gone') break;
  }
  return outcome;
}

type CancelOutcome = 'cancelled' | 'already' | 'over' | 'changed';

/** Cancels an appointment, unless it has changed since the visitor saw its `version`. */
export async function cancelAppointment(
  { id }: Appointment,
  version: number,
  deps: CalendarDeps,
): Promise<CancelOutcome> {
  const [row] = await deps.query<{ result: { outcome: CancelOutcome; appointment: StoredAppointment } }>(
    `select private.cancel_own_appointment($1::uuid, $2) as result`,
    [id, version],
  );
  if (!row) throw new Error('A cancellation has no outcome');
  const { outcome, appointment } = row.result;
  // Also when the form is resubmitted: the first request may have failed before the change was durable.
  if (outcome === 'cancelled' || outcome === 'already') await deps.persist('appointments', appointment);
  if (outcome === 'cancelled') {
    deps.calendarCache.clear();
    deps.onMessages();
  }
  return outcome;
}
