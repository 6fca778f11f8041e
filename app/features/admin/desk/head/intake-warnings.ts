import type { DeskIntake } from '#shared/desk-answers.ts';

/** Share of a ceiling from which the staff are told. */
const WARN_AT = 0.75;

const NAMES: Record<DeskIntake[number]['table_name'], string> = {
  contact_submissions: 'enquiries',
  newsletter_subscriptions: 'newsletter subscriptions',
};

/** One sentence for each ceiling that is nearly or fully used. */
export function intakeWarnings(intake: DeskIntake): string[] {
  return intake.flatMap(({ table_name, rows_per_hour: perHour, last_hour: lastHour, held, held_at_most }) => {
    const name = NAMES[table_name];
    const warnings: string[] = [];
    if (perHour !== null && lastHour >= perHour) {
      warnings.push(
        `At least ${perHour.toLocaleString()} ${name} arrived in the last hour. Those above that ceiling are kept, but held as suspected spam, and no mail goes out because of them.`,
      );
    } else if (perHour !== null && lastHour >= perHour * WARN_AT) {
      warnings.push(
        `${lastHour.toLocaleString()} ${name} arrived in the last hour. Those above ${perHour.toLocaleString()} an hour will be held as suspected spam, and no mail will go out because of them.`,
      );
    }
    if (held >= held_at_most * WARN_AT) {
      warnings.push(
        `${held.toLocaleString()} ${name} from above the hourly ceiling are held, of ${held_at_most.toLocaleString()} that may be. When that number is reached the form refuses further ones; the operator can raise it by INTAKE_CEILINGS.`,
      );
    }
    return warnings;
  });
}
