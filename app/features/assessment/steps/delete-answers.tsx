import { DELETION } from '#content/assessment/screens.ts';

import { AskFirst } from '../parts/ask-first.tsx';

/** Deletes everything that the assessment keeps on the device, after one confirmation. */
export function DeleteAnswers({ onDelete }: { onDelete: () => void }) {
  return <AskFirst {...DELETION} look="link" onConfirm={onDelete} />;
}
