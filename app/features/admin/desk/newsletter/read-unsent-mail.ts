import { answerOf, DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { DESK } from '#content/desk.ts';
import type { MailText } from '#shared/desk-answers.ts';

/** @throws DeskFailure also on hosted Supabase, whose database cannot compose a mail */
export async function readUnsentMail(message: string): Promise<MailText> {
  const client = await backendClient();
  const answer = (await answerOf(client.rpc('read_unsent_mail', { message }))) as Partial<MailText> | null;
  if (answer?.subject === undefined || answer.text === undefined)
    throw new DeskFailure(DESK.unsentMails.notComposed, '');
  return { subject: answer.subject, text: answer.text };
}
