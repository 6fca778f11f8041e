import type { DeskIntake } from '#shared/desk-answers.ts';

import { intakeWarnings } from './intake-warnings.ts';

type IntakeBannerProps = { intake: DeskIntake | undefined };

/** Warns when the hourly ceiling or the limit of held rows is nearly reached. */
export function IntakeBanner({ intake }: IntakeBannerProps) {
  const warnings = intakeWarnings(intake ?? []);
  if (warnings.length === 0) return null;
  return (
    <div
      role="status"
      className="mt-3 space-y-1 border-l-3 border-accent bg-raised px-4 py-2 text-small text-heading"
    >
      <p className="font-semibold">Unusually high volume.</p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}
