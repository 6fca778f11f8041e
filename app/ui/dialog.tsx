import { Dialog as Primitive } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

type DialogFrameProps = {
  title: string;
  text: ReactNode;
  /** Receives the focus afterwards. If it is null, the focus is not moved. */
  returnFocus: RefObject<HTMLElement | null>;
  initialFocus?: RefObject<HTMLElement | null>;
  /** The buttons. */
  children: ReactNode;
};

/** The box of a dialog with its title, text and buttons, inside the root of a dialog or an alert dialog. */
export function DialogFrame({ title, text, returnFocus, initialFocus, children }: DialogFrameProps) {
  return (
    <Primitive.Portal>
      <Primitive.Backdrop className="fixed inset-0 z-50 bg-scrim/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Primitive.Viewport className="fixed inset-0 z-50 flex items-center justify-center overflow-y-auto p-5">
        <Primitive.Popup
          data-modal-dialog
          initialFocus={initialFocus}
          finalFocus={() => returnFocus.current ?? false}
          className="tone-paper max-h-full w-full max-w-dialog overflow-y-auto rounded-control border-t-3 border-accent p-6 shadow-float transition-[opacity,translate] duration-200 outline-none data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:p-10"
        >
          <Primitive.Title className="font-display text-h3 text-heading">{title}</Primitive.Title>
          <Primitive.Description
            render={typeof text === 'string' ? <p /> : <div />}
            className="mt-3 text-copy break-words text-secondary"
          >
            {text}
          </Primitive.Description>
          <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
        </Primitive.Popup>
      </Primitive.Viewport>
    </Primitive.Portal>
  );
}

type DialogProps = DialogFrameProps & {
  isOpen: boolean;
  /** Called on Escape. A press outside does not close the dialog. */
  onDismiss: () => void;
  /** Called once the dialog has left the page and the page scrolls again. */
  onClosed?: () => void;
};

export function Dialog({ isOpen, onDismiss, onClosed, ...frame }: DialogProps) {
  return (
    <Primitive.Root
      open={isOpen}
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed?.();
      }}
    >
      <DialogFrame {...frame} />
    </Primitive.Root>
  );
}
