import { FRAME } from '#content/assessment/screens.ts';
import { FIRM } from '#content/firm.ts';

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
        {FRAME.hotline}{' '}
        <a
          href={FIRM.hotline.href}
          className="inline-block py-1 font-medium whitespace-nowrap text-danger underline underline-offset-[0.2em]"
        >
          {FIRM.hotline.label}
        </a>
      </p>
    </div>
  );
}
