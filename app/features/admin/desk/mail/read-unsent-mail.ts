import { askDesk, DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { DESK } from '#content/desk/desk.ts';
import type { MailText } from '#shared/desk/results.ts';

/** @throws DeskFailure also on hosted Supabase, whose database cannot compose a mail */
export async function readUnsentMail(message: string): Promise<MailText> {
  const { subject, text } = await askDesk('read_unsent_mail', { message });
  if (subject === undefined || text === undefined) throw new DeskFailure(DESK.unsentMails.notComposed, '');
  return { subject, text };
}
