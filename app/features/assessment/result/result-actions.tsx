import { useEffect, useRef, useState } from 'react';

import { FIRM } from '#content/firm.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';

import { enquiryText } from './summary.ts';

type ResultActionsProps = { summary: string };
type CopyState = 'idle' | 'copied' | 'by-hand';

/** Without access to the clipboard, the text is shown and selected for copying by hand. */
function CopyByHand({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="assess-note no-print">
      <label htmlFor="assess-summary">This browser does not let us copy: copy the text from here</label>
      <textarea ref={field} id="assess-summary" rows={10} readOnly value={text} />
    </div>
  );
}

/** Actions for a result. Nothing leaves the device until the visitor sends the enquiry. */
export function ResultActions({ summary }: ResultActionsProps) {
  const [copy, setCopy] = useState<CopyState>('idle');

  async function copySummary(): Promise<void> {
    try {
      await navigator.clipboard.writeText(summary);
      setCopy('copied');
    } catch {
      setCopy('by-hand');
    }
  }

  return (
    <div className="no-print">
      <div className="assess-buttons">
        <Button onClick={() => window.print()}>Print the report</Button>
        <Button look="secondary" onClick={() => void copySummary()}>
          Copy as text
        </Button>
        <ContactLink look="secondary" interest="assessment" message={enquiryText(summary)} isPrivate>
          Send to {FIRM.name}
        </ContactLink>
      </div>
      <p className="assess-quiet">
        Sending opens the contact form with this summary in the message, for you to edit. Nothing is sent
        before you press Send Message.
      </p>
      <output className="assess-said">{copy === 'copied' && 'The summary is on your clipboard.'}</output>
      {copy === 'by-hand' && <CopyByHand text={summary} />}
    </div>
  );
}
