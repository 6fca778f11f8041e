import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type ComponentProps } from 'react';

import { enquiryLinkId } from '#app/features/admin/desk/enquiries/enquiry-link.tsx';

import { EnquiryPanel } from './enquiry-panel.tsx';

type EnquiryDrawerProps = ComponentProps<typeof EnquiryPanel> & {
  onClose: () => void;
};

/** Side panel over the list, full screen on phones. Closing it returns the focus to the enquiry's link. */
export function EnquiryDrawer({ onClose, ...panel }: EnquiryDrawerProps) {
  const lastId = useRef(panel.id);
  useEffect(() => {
    if (panel.id) lastId.current = panel.id;
  }, [panel.id]);
  return (
    <Dialog.Root
      open={panel.id !== ''}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal className="desk">
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim/40" />
        <Dialog.Popup
          finalFocus={() => document.getElementById(enquiryLinkId(lastId.current)) ?? true}
          className="tone-paper fixed inset-y-0 right-0 z-50 w-full max-w-[42rem] overflow-y-auto overscroll-contain shadow-float outline-none"
        >
          {panel.id && <EnquiryPanel {...panel} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
