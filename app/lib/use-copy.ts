import { useState } from 'react';

type CopyState = 'idle' | 'copied' | 'by hand';

/**
 * Copies a text to the clipboard. The state is `by hand` where the visitor has to do it.
 * @param onRefused called when the clipboard cannot be written
 */
export function useCopy(text: string, onRefused?: () => void): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');

  async function write(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Refused, or there is no clipboard, as on plain HTTP.
      setState('by hand');
      onRefused?.();
    }
  }

  return { state, copy: () => void write() };
}
