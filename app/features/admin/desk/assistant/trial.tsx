import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { messageOf } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { TextArea } from '#app/features/admin/desk/parts/form/field.tsx';
import { DESK } from '#content/desk/desk.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';

import { tryAssistant } from './trial-api.ts';
import { TrialResult } from './trial-result.tsx';

const { trial: texts } = DESK;

/** Asks the assistant one question and shows how it was answered. */
export function Trial() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: tryAssistant, networkMode: 'always' });

  function submit(): void {
    const question = field.current?.value.trim() ?? '';
    setMissing(question === '');
    if (question === '') field.current?.focus();
    else if (!isPending) mutate(question);
  }

  return (
    <>
      <form
        noValidate
        className="max-w-text"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          ref={field}
          label={texts.question}
          error={isMissing ? texts.missing : undefined}
          rows={3}
          maxLength={CHAT_LIMITS.message}
          autoComplete="off"
        />
        <ToolButton type="submit" look="strong" aria-disabled={isPending} className="mt-2">
          {isPending ? texts.asking : texts.ask}
        </ToolButton>
      </form>
      {/* Always rendered, because screen readers announce only changes in a live region that already exists. */}
      <div role="status" aria-label={texts.result} className="mt-5 max-w-text text-small">
        {!isPending && error && (
          <div className="border-l-3 border-danger py-2 pl-4">
            <p className="font-medium text-heading">{texts.failed}</p>
            <p className="mt-1 text-secondary">{messageOf(error)}</p>
          </div>
        )}
        {!isPending && data && <TrialResult trial={data} />}
      </div>
    </>
  );
}
