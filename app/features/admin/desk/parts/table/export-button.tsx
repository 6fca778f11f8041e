import { useState } from 'react';

import { exportFailedToast } from '#app/features/admin/admin-toasts.ts';
import { messageOf } from '#app/features/admin/desk/desk-api.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { ExportRequest } from '#shared/desk/calls.ts';

import { useAnnounce } from '#app/features/admin/desk/parts/announcer.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { saveExport } from './save-export.ts';

type ExportButtonProps = { request: ExportRequest; fileStem: string };

export function ExportButton({ request, fileStem }: ExportButtonProps) {
  const { toast } = useToast();
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    await saveExport(request, fileStem).then(
      () => announce(DESK.common.exported),
      (error: unknown) => toast(exportFailedToast(messageOf(error))),
    );
    setBusy(false);
  }

  return (
    <ToolButton aria-disabled={isBusy} onClick={() => !isBusy && void save()}>
      {isBusy ? DESK.common.exporting : DESK.common.exportCsv}
    </ToolButton>
  );
}
