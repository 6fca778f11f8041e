import type { ComponentProps } from 'react';

import { enquiryLinkId } from '#app/features/admin/desk/enquiries/enquiry-link.tsx';
import { LIST_ID } from '#app/features/admin/desk/enquiries/list-focus.ts';
import { SidePanel } from '#app/features/admin/desk/parts/side-panel.tsx';

import { EnquiryPanel } from './enquiry-panel.tsx';

type EnquiryDrawerProps = Omit<ComponentProps<typeof EnquiryPanel>, 'onDeleted'> & {
  onClose: () => void;
};

/** Side panel over the list. Closing it returns the focus to the enquiry's link, or to the next one if it has left the list. */
export function EnquiryDrawer({ onClose, ...panel }: EnquiryDrawerProps) {
  const onDeleted = () => {
    // The list still has the link until it reloads. Without its id, the panel moves the focus to the next link instead.
    document.getElementById(enquiryLinkId(panel.id))?.removeAttribute('id');
    onClose();
  };
  return (
    <SidePanel id={panel.id} linkId={enquiryLinkId} listId={LIST_ID} onClose={onClose}>
      <EnquiryPanel {...panel} onDeleted={onDeleted} />
    </SidePanel>
  );
}
