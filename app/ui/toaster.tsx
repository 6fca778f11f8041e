import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';

import { classNames } from '#app/lib/class-names.ts';

import {
  CloseIcon,
  TOAST_CLOSE_CLASS,
  TOAST_TEXT_CLASS,
  TOAST_TITLE_CLASS,
  TOAST_VIEWPORT_CLASS,
  toastBoxClass,
} from './toast-box.tsx';
import type { ToastMessage, ToastTone } from './toast-message.ts';

const STAY_MS = 5000;
const DESTRUCTIVE_STAY_MS = 10_000;
/** A live region speaks only of what is added after it was noticed. */
const LIVE_REGION_DELAY_MS = 100;

/**
 * The list is a polite live region; a failure interrupts. The library's own high priority would say it in a second
 * place and hide the toast itself, with its button, from screen readers.
 */
const ALERT = { role: 'alert', 'aria-modal': undefined } as const;

type ToasterProps = {
  /** Every message of the page so far; those that came since the last look are shown. */
  messages: readonly ToastMessage[];
  /** How many of them were shown by other means. */
  shown: number;
};

type ToastData = { tone: ToastTone };

function ToastList({ messages, shown }: ToasterProps) {
  const { toasts, add } = Toast.useToastManager<ToastData>();
  const next = useRef(shown);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const { title, description, tone } of messages.slice(next.current)) {
        const timeout = tone === 'destructive' ? DESTRUCTIVE_STAY_MS : STAY_MS;
        add({ title, description, data: { tone }, timeout });
      }
      next.current = messages.length;
    }, LIVE_REGION_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [messages, add]);

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'up']}
      {...(toast.data?.tone === 'destructive' && ALERT)}
      className={classNames(
        toastBoxClass(toast.data?.tone ?? 'neutral'),
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 data-limited:hidden data-swiping:transition-none',
      )}
    >
      <Toast.Content className="min-w-0 flex-1 py-2">
        <Toast.Title render={<p />} className={TOAST_TITLE_CLASS} />
        <Toast.Description className={TOAST_TEXT_CLASS} />
      </Toast.Content>
      {/* It can take the focus at any time, so it is never hidden from those who cannot see it. */}
      <Toast.Close aria-label="Dismiss" aria-hidden={false} className={TOAST_CLOSE_CLASS}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** The toasts themselves; they pause while pointed at, focused or in a window that is not in front. */
export function Toaster(props: ToasterProps) {
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport className={TOAST_VIEWPORT_CLASS}>
          <ToastList {...props} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
