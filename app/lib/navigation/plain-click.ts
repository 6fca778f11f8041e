import type { MouseEvent } from 'react';

/** Whether a click follows its link in this tab, rather than opening another. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
