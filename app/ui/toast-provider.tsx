import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

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
  /** Loads the toasts ahead of the first one, as soon as it is clear that there may be one. */
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

/** Stands in when the toasts cannot be loaded, as when the connection is lost: that is what it has to tell. */
function PlainToast({ message, onDismiss }: PlainToastProps) {
  return (
    <div role="alert" className={TOAST_VIEWPORT_CLASS}>
      <div className={toastBoxClass(message.tone)}>
        <div className="min-w-0 flex-1 py-2">
          <p className={TOAST_TITLE_CLASS}>{message.title}</p>
          <p className={TOAST_TEXT_CLASS}>{message.description}</p>
        </div>
        <button type="button" aria-label="Dismiss" className={TOAST_CLOSE_CLASS} onClick={onDismiss}>
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [shown, setShown] = useState(0);
  const [Toaster, setToaster] = useState<ToasterType>();
  const [isUnavailable, setUnavailable] = useState(false);

  const prepareToasts = useCallback(() => {
    import('./toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => setUnavailable(true),
    );
  }, []);
  const toast = useCallback(
    (message: ToastMessage) => {
      setMessages((earlier) => [...earlier, message]);
      prepareToasts();
    },
    [prepareToasts],
  );
  const toasts = useMemo(() => ({ toast, prepareToasts }), [toast, prepareToasts]);
  const latest = messages.slice(shown).at(-1);

  return (
    <ToastContext value={toasts}>
      {children}
      {Toaster && <Toaster messages={messages} shown={shown} />}
      {!Toaster && isUnavailable && latest && (
        <PlainToast message={latest} onDismiss={() => setShown(messages.length)} />
      )}
    </ToastContext>
  );
}
