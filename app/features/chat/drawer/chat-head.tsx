import { Dialog } from '@base-ui/react/dialog';

import { CHAT } from '#content/assistant.ts';
import { FIRM } from '#content/firm.ts';
import { CloseIcon } from '#app/ui/toast/toast-box.tsx';

export function ChatHead() {
  return (
    <div className="tone-ink flex flex-none items-center gap-4 border-b-3 border-accent py-3.5 pr-2 pl-5">
      <div className="min-w-0 flex-1">
        <Dialog.Title className="font-display text-h3 text-heading">{CHAT.title}</Dialog.Title>
        <p className="text-small text-secondary">{FIRM.name}</p>
      </div>
      <Dialog.Close
        aria-label={CHAT.close}
        className="flex size-11 flex-none cursor-pointer items-center justify-center rounded-control text-secondary hover:text-heading"
      >
        <CloseIcon />
      </Dialog.Close>
    </div>
  );
}
