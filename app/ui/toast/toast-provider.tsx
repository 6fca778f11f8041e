import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { DISMISS } from '#content/common/notices.ts';

import {
  CloseIcon,
  TOAST_CLOSE_CLASS,
  TOAST_TEXT_CLASS,
  TOAST_TITLE_CLASS,
  TOAST_VIEWPORT_CLASS,
  toastBoxClass,
} from './toast-box.tsx';
import type { ToastMessage } from './toast-message.ts';

type Toasts = {
  toast: (message: ToastMessage) => void;
  /** Loads the toaster before the first toast; call it as soon as a toast is likely. */
  prepareToasts: () => void;
};

type ToasterType = ComponentType<{ messages: readonly ToastMessage[]; shown: number }>;

const ToastContext = createContext<Toasts | undefined>(undefined);

export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast is called outside of ToastProvider');
  return toasts;
}

type PlainToastProps = { message: ToastMessage; onDismiss: () => void };

/** Fallback when the toaster cannot be loaded: a lost connection must still be reported. */
function PlainToast({ message, onDismiss }: PlainToastProps) {
  return (
    <div role="alert" className={TOAST_VIEWPORT_CLASS}>
      <div className={toastBoxClass(message.tone)}>
        <div className="min-w-0 flex-1 py-2">
          <p className={TOAST_TITLE_CLASS}>{message.title}</p>
          <p className={TOAST_TEXT_CLASS}>{message.description}</p>
        </div>
        <button type="button" aria-label={DISMISS} className={TOAST_CLOSE_CLASS} onClick={onDismiss}>
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [Toaster, setToaster] = useState<ToasterType>();
  /** The number of messages up to the last one shown by the fallback, and whether that one is still open. */
  const [plain, setPlain] = useState({ shown: 0, isOpen: false });
  const count = useRef(0);

  const load = useCallback(async () => {
    const { Toaster } = await import('./toaster.tsx');
    setToaster(() => Toaster);
  }, []);
  const prepareToasts = useCallback(() => {
    // A failure is ignored here: `toast` tries again and uses the fallback if that fails too.
    load().catch(() => {});
  }, [load]);
  const toast = useCallback(
    (message: ToastMessage) => {
      count.current += 1;
      const shown = count.current;
      setMessages((earlier) => [...earlier, message]);
      load().catch(() => setPlain({ shown, isOpen: true }));
    },
    [load],
  );
  const toasts = useMemo(() => ({ toast, prepareToasts }), [toast, prepareToasts]);
  const plainMessage = plain.isOpen ? messages[plain.shown - 1] : undefined;

  return (
    <ToastContext value={toasts}>
      {children}
      {Toaster && <Toaster messages={messages} shown={plain.shown} />}
      {!Toaster && plainMessage && (
        <PlainToast
          message={plainMessage}
          onDismiss={() => setPlain((before) => ({ ...before, isOpen: false }))}
        />
      )}
    </ToastContext>
  );
}
