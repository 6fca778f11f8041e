import { FRAME } from '#content/assessment/screens.ts';
import { EmergencyCalls } from '#app/ui/text/emergency-calls.tsx';
import { HotlineLinks } from '#app/ui/text/hotline-links.tsx';

import { hasContent, type SavedRun } from './run/saved-run.ts';
import { DeleteAnswers } from './steps/delete-answers.tsx';

type AssessmentFootProps = { run: SavedRun; isStored: boolean; onDelete: () => void };

export function AssessmentFoot({ run, isStored, onDelete }: AssessmentFootProps) {
  return (
    <div className="column no-print mt-auto flex flex-wrap justify-between gap-x-12 pt-4 pb-5 text-small/[1.6] text-secondary">
      <p className="max-w-184 py-[0.4rem]">
        {isStored ? FRAME.stored : FRAME.notStored} {hasContent(run) && <DeleteAnswers onDelete={onDelete} />}
      </p>
      <p className="max-w-184 py-[0.4rem]">
        <EmergencyCalls>{FRAME.hotline}</EmergencyCalls> <HotlineLinks />
      </p>
    </div>
  );
}
