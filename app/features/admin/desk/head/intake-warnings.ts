import type { DeskIntake } from '#shared/desk-answers.ts';

/** Share of a ceiling from which staff are warned. */
const WARN_AT = 0.75;

const NAMES: Record<DeskIntake[number]['table_name'], string> = {
  contact_submissions: 'enquiries',
  newsletter_subscriptions: 'newsletter subscriptions',
};

/** A warning for each ceiling that is nearly or fully used. */
export function intakeWarnings(intake: DeskIntake): string[] {
  return intake.flatMap(({ table_name, rows_per_hour: perHour, last_hour: lastHour, held, held_at_most }) => {
    const name = NAMES[table_name];
    const warnings: string[] = [];
    if (perHour !== null && lastHour >= perHour) {
      warnings.push(
        `At least ${perHour.toLocaleString()} ${name} arrived in the last hour. Any above this ceiling are stored and held as suspected spam, and no mail is sent for them.`,
      );
    } else if (perHour !== null && lastHour >= perHour * WARN_AT) {
      warnings.push(
        `${lastHour.toLocaleString()} ${name} arrived in the last hour. Any above ${perHour.toLocaleString()} an hour will be held as suspected spam, and no mail will be sent for them.`,
      );
    }
    if (held >= held_at_most * WARN_AT) {
      warnings.push(
        `${held.toLocaleString()} ${name} above the hourly ceiling are held; the limit is ${held_at_most.toLocaleString()}. Once it is reached, the form refuses new ones. The operator can raise the limit with INTAKE_CEILINGS.`,
      );
    }
    return warnings;
  });
}
