import { LineIcon } from '#app/ui/media/line-icon.tsx';
import type { ToastTone } from './toast-message.ts';

/**
 * Toasts are at the bottom right above the chat button, or clear of the open drawer (styles/chat-button.css). On phones
 * they are near the top, because the keyboard covers the bottom, but below the bar, where the menu, the chat and the
 * desk's panel have their Close buttons.
 */
export const TOAST_VIEWPORT_CLASS =
  'toasts no-print pointer-events-none fixed inset-x-4 top-22 z-60 flex flex-col gap-3 outline-none sm:top-auto sm:right-6 sm:bottom-24 sm:left-auto sm:w-96 sm:flex-col-reverse';

const SIDE_LINE: Record<ToastTone, string> = {
  neutral: 'border-l-secondary',
  success: 'border-l-accent',
  destructive: 'border-l-signal',
};

export function toastBoxClass(tone: ToastTone): string {
  return `tone-ink pointer-events-auto flex items-start gap-3 rounded-control border border-l-3 border-hairline py-3 pr-1 pl-4 shadow-float ${SIDE_LINE[tone]}`;
}

export const TOAST_TITLE_CLASS = 'text-small font-semibold text-heading';
export const TOAST_TEXT_CLASS = 'text-small text-secondary';
export const TOAST_CLOSE_CLASS =
  'flex size-11 flex-none items-center justify-center rounded-control text-secondary transition-colors hover:text-heading';

export function CloseIcon() {
  return (
    <LineIcon width={16} height={16}>
      <path d="m3 3 10 10M13 3 3 13" />
    </LineIcon>
  );
}
