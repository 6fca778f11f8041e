import { DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { requestFile } from '#app/lib/network/request-file.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { DESK } from '#content/desk/desk.ts';
import { EXPORT_PATH, type ExportRequest } from '#shared/desk/calls.ts';
import { dayIn } from '#shared/time/calendar-day.ts';

/** For example `enquiries-2026-11-21.csv`, with the browser's local date. */
export function datedName(stem: string, extension: string): string {
  return `${stem}-${dayIn()(new Date())}.${extension}`;
}

async function refusalOf(response: Response): Promise<DeskFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  return new DeskFailure(message || DESK.common.exportRefused(response.status), String(response.status));
}

/** Downloads a CSV export and saves it as a file. */
export async function saveExport(request: ExportRequest, stem: string): Promise<void> {
  const response = await requestFile(EXPORT_PATH, request);
  if (!response.ok) throw await refusalOf(response);
  saveFile(datedName(stem, 'csv'), await response.blob());
}
