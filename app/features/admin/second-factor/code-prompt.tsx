import { useEffect, useRef } from 'react';

import { ADMIN } from '#content/desk/admin-page.ts';

import { CodeForm } from './code-form.tsx';

const { secondFactor: texts } = ADMIN;

type CodePromptProps = { factorId: string; onAccepted: () => void };

/** Asks an admin whose account has a second factor for a code, before the desk opens. */
export function CodePrompt({ factorId, onAccepted }: CodePromptProps) {
  const prompt = useRef<HTMLDivElement>(null);
  useEffect(() => prompt.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={prompt} className="mt-8 grid max-w-text gap-6">
      <p>{texts.text}</p>
      <CodeForm factorId={factorId} submitLabel={texts.submit} onAccepted={onAccepted} />
      <p className="text-small text-secondary">{texts.lost}</p>
    </div>
  );
}
