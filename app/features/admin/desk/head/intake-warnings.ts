import { DESK } from '#content/desk/desk.ts';
import type { DeskIntake } from '#shared/desk/results.ts';

const { intake: texts } = DESK;

/** Share of a ceiling from which staff are warned. */
const WARN_AT = 0.75;

/** A warning for each ceiling that is nearly or fully used. */
export function intakeWarnings(intake: DeskIntake): string[] {
  return intake.flatMap(({ table_name, rows_per_hour: perHour, last_hour: lastHour, held, held_at_most }) => {
    const name = texts.tables[table_name];
    const warnings: string[] = [];
    if (perHour !== null && lastHour >= perHour) warnings.push(texts.reached(perHour, name));
    else if (perHour !== null && lastHour >= perHour * WARN_AT)
      warnings.push(texts.near(lastHour, name, perHour));
    if (held >= held_at_most * WARN_AT) warnings.push(texts.held(held, name, held_at_most));
    return warnings;
  });
}
