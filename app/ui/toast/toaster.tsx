import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';

import { DISMISS } from '#content/common/notices.ts';
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
/** Screen readers announce only content that is added after they have noticed the live region. */
const LIVE_REGION_DELAY_MS = 100;

/**
 * The list is a polite live region, but a destructive toast interrupts. The library's own high priority would announce
 * it in a second place and hide the toast itself, with its button, from screen readers.
 */
const ALERT = { role: 'alert', 'aria-modal': undefined } as const;

type ToasterProps = {
  /** All messages so far; those not shown yet are added to the list. */
  messages: readonly ToastMessage[];
  /** How many of them the fallback has already shown. */
  shown: number;
};

type ToastData = { tone: ToastTone };

function ToastList({ messages, shown }: ToasterProps) {
  const { toasts, add, close } = Toast.useToastManager<ToastData>();
  const next = useRef(shown);
  const failed = useRef<string[]>([]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const { title, description, tone } of messages.slice(next.current)) {
        const isFailure = tone === 'destructive';
        // The next result replaces a failure, which would contradict it.
        for (const id of failed.current) close(id);
        const id = add({
          title,
          description,
          data: { tone },
          timeout: isFailure ? DESTRUCTIVE_STAY_MS : STAY_MS,
        });
        failed.current = isFailure ? [id] : [];
      }
      next.current = messages.length;
    }, LIVE_REGION_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [messages, add, close]);

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
      {/* The button is always focusable, so it must never be hidden from screen readers. */}
      <Toast.Close aria-label={DISMISS} aria-hidden={false} className={TOAST_CLOSE_CLASS}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** Shows the toasts. Their timers pause while a toast is hovered or focused and while the window is inactive. */
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
