import type { Appointment } from './appointment.ts';
import { readWeek, appointmentSpan, withoutAppointment } from './calendar-intake.ts';
import type { CalendarIntake } from './calendar-intake.ts';
import { candidates } from './free-times.ts';

type StoredAppointment = Record<string, unknown> & { starts_at: string };

/** The appointment of a link; `undefined` for a wrong or expired link. */
export async function findAppointment(
  hash: string | undefined,
  { query }: CalendarIntake,
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
  intake: CalendarIntake,
): Promise<string[]> {
  const filter = { topic: appointment.topic ?? undefined };
  const own = appointment.consultant.id;
  const data = withoutAppointment(await readWeek(intake, filter, start), appointment);
  const free = candidates(data, new Date(start), new Date(intake.now()), filter).map(({ id }) => id);
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
  intake: CalendarIntake,
): Promise<MoveOutcome> {
  const { starts, ends } = appointmentSpan(start);
  const isAlreadyThere = Date.parse(appointment.starts_at) === Date.parse(starts);
  const consultants = isAlreadyThere
    ? [appointment.consultant.id]
    : await candidatesForMove(appointment, Date.parse(starts), intake);
  let outcome: MoveOutcome = 'gone';
  for (const consultant of consultants) {
    const [row] = await intake.query<{ answer: { outcome: MoveOutcome; appointment: StoredAppointment } }>(
      `select private.move_appointment($1::uuid, $2::uuid, $3::timestamptz, $4::timestamptz, $5) as answer`,
      [appointment.id, consultant, starts, ends, isAlreadyThere ? appointment.version : version],
    );
    if (!row) throw new Error('A move has no outcome');
    ({ outcome } = row.answer);
    if (outcome === 'moved') {
      await intake.persist('appointments', row.answer.appointment);
      intake.calendarCache.clear();
      intake.onMessages();
    }
    if (outcome !== 'gone') break;
  }
  return outcome;
}

export async function cancelAppointment(
  { id }: Appointment,
  intake: CalendarIntake,
): Promise<'cancelled' | 'already' | 'over'> {
  const [row] = await intake.query<{
    answer: { outcome: 'cancelled' | 'already' | 'over'; appointment: StoredAppointment };
  }>(`select private.cancel_appointment($1::uuid, 'visitor') as answer`, [id]);
  if (!row) throw new Error('A cancellation has no outcome');
  const { outcome, appointment } = row.answer;
  // Also when the form is resubmitted: the first request may have failed before the change was durable.
  if (outcome !== 'over') await intake.persist('appointments', appointment);
  if (outcome === 'cancelled') {
    intake.calendarCache.clear();
    intake.onMessages();
  }
  return outcome;
}
