import { ACTIONS } from '#content/assessment/screens.ts';
import { useCopy, useSelectedText } from '#app/lib/use-copy.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';

import { ButtonRow } from '../parts/button-row.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { enquiryText } from './summary.ts';

type AssessmentActionsProps = { summary: string };

/** Without access to the clipboard, the text is shown and selected for copying by hand. */
function CopyByHand({ text }: { text: string }) {
  const field = useSelectedText();
  return (
    <div className="mt-6">
      <TextArea ref={field} id="assess-summary" label={ACTIONS.copyByHand} rows={10} readOnly value={text} />
    </div>
  );
}

/** Actions for a result. Nothing leaves the device until the visitor sends the enquiry. */
export function AssessmentActions({ summary }: AssessmentActionsProps) {
  const { state, copy } = useCopy(summary);

  return (
    <div className="no-print">
      <ButtonRow>
        <Button onClick={() => window.print()}>{ACTIONS.print}</Button>
        <Button look="secondary" onClick={copy}>
          {ACTIONS.copy}
        </Button>
        <ContactLink look="secondary" interest="assessment" message={enquiryText(summary)} isPrivate>
          {ACTIONS.send}
        </ContactLink>
      </ButtonRow>
      <p className="text-small text-secondary">{ACTIONS.hint}</p>
      <output className="block text-small/[1.6] font-medium text-accent-ink">
        {state === 'copied' && ACTIONS.copied}
      </output>
      {state === 'by hand' && <CopyByHand text={summary} />}
    </div>
  );
}
