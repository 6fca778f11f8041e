import { FRAME } from '#content/assessment/screens.ts';

import { LinkButton } from '#app/ui/controls/link-button.tsx';
import type { Steps } from './steps/use-steps.ts';

const SWITCH_CLASS =
  'relative h-6 w-10 cursor-pointer appearance-none rounded-full border border-control bg-transparent transition-[background-color] duration-160 after:absolute after:inset-y-[3px] after:left-[3px] after:w-4 after:rounded-full after:bg-control after:transition-transform after:duration-160 checked:border-accent-ink checked:bg-accent-ink checked:after:translate-x-4 checked:after:bg-surface forced-colors:after:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:after:bg-[HighlightText]';

type AssessmentToolbarProps = { steps: Steps; onLeave: () => void };

export function AssessmentToolbar({ steps, onLeave }: AssessmentToolbarProps) {
  const { run, step, update, show } = steps;
  const isAsking = step === 'question' || step === 'revision';
  return (
    <div className="column no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
      <h1 className="font-semibold text-heading">{FRAME.title}</h1>
      <div className="flex flex-wrap items-center gap-x-6 text-small/[1.6]">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-[0.6rem]">
          <input
            type="checkbox"
            aria-describedby="assess-facilitator"
            className={SWITCH_CLASS}
            checked={run.isFacilitated}
            onChange={(event) => update({ isFacilitated: event.target.checked })}
          />
          {FRAME.facilitator}
        </label>
        <p
          id="assess-facilitator"
          className="text-secondary max-sm:order-last max-sm:-mt-2 max-sm:basis-full"
        >
          {FRAME.facilitatorHint}
        </p>
        {isAsking && Object.keys(run.answers).length > 0 && (
          <LinkButton onClick={() => show('review')}>{FRAME.review}</LinkButton>
        )}
        <LinkButton onClick={onLeave}>{FRAME.leave}</LinkButton>
      </div>
    </div>
  );
}
