import { useQuery } from '@tanstack/react-query';

import { intakeQuery } from '#app/features/admin/desk/desk-queries.ts';
import { DESK } from '#content/desk/desk.ts';

import { intakeWarnings } from './intake-warnings.ts';

/** Warns when the hourly ceiling or the limit of held rows is nearly reached. */
export function IntakeBanner() {
  const { data: intake } = useQuery(intakeQuery);
  const warnings = intakeWarnings(intake ?? []);
  // Always rendered, because screen readers announce only changes in a live region that already exists.
  return (
    <div role="status">
      {warnings.length > 0 && (
        <div className="mt-3 space-y-1 border-l-3 border-accent bg-raised px-4 py-2 text-small text-heading">
          <p className="font-semibold">{DESK.intake.title}</p>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
      )}
    </div>
  );
}
