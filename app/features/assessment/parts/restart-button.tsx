import { RESTART } from '#content/assessment/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { isLostByRestart, type SavedRun } from '../run/saved-run.ts';
import { AskFirst } from './ask-first.tsx';

/** Starts a new run. Asks first if that deletes answers or notes. */
export function RestartButton({ run, onRestart }: { run: SavedRun; onRestart: () => void }) {
  if (!isLostByRestart(run)) {
    return (
      <Button look="secondary" onClick={onRestart}>
        {RESTART.open}
      </Button>
    );
  }
  const question = RESTART.question(run.day !== undefined);
  return <AskFirst {...RESTART} question={question} look="button" onConfirm={onRestart} />;
}
