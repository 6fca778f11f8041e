import { useEffect, useRef, useState, type RefObject } from 'react';

type CopyState = 'idle' | 'copied' | 'by hand';

/** Resolves to false if the browser refuses to write, or offers no clipboard, as on plain HTTP. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text to the clipboard. The state becomes `by hand` if the clipboard cannot be written, and `idle` again when
 * `text` changes.
 * @param onRefused called when the clipboard cannot be written
 */
export function useCopy(text: string, onRefused?: () => void): { state: CopyState; copy: () => void } {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();

  async function write(): Promise<void> {
    // Screen readers announce a second copy only if the message was removed in between.
    setLast(undefined);
    const isCopied = await isWritten(text);
    setLast({ text, isCopied });
    if (!isCopied) onRefused?.();
  }

  const isCurrent = last?.text === text;
  return { state: !isCurrent ? 'idle' : last.isCopied ? 'copied' : 'by hand', copy: () => void write() };
}

/** Focuses and selects the whole text of a field as soon as it is shown, so that it can be copied by hand. */
export function useSelectedText(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return field;
}
