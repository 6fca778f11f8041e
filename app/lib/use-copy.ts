import { useState } from 'react';

type CopyState = 'idle' | 'copied' | 'by hand';

/** False where writing is refused, or there is no clipboard, as on plain HTTP. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text to the clipboard. The state is `by hand` where the visitor has to do it, and `idle` again once the text
 * has changed.
 * @param onRefused called when the clipboard cannot be written
 */
export function useCopy(text: string, onRefused?: () => void): { state: CopyState; copy: () => void } {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();

  async function write(): Promise<void> {
    // A second copy is announced only if the message has gone in between.
    setLast(undefined);
    const isCopied = await isWritten(text);
    setLast({ text, isCopied });
    if (!isCopied) onRefused?.();
  }

  const isCurrent = last?.text === text;
  return { state: !isCurrent ? 'idle' : last.isCopied ? 'copied' : 'by hand', copy: () => void write() };
}
