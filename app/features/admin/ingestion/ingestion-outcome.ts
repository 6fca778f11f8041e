import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import type { IngestionResult } from '#shared/ingestion.ts';

const { ingestion: texts } = ADMIN;

const SHOWN_CHARACTERS = 200;

/** The toast for the function's answer. */
export function answerToast(answer: Partial<IngestionResult> | null): ToastMessage {
  if (answer?.success === true) {
    return {
      tone: 'success',
      title: texts.complete.title,
      description: answer.message || texts.complete.text,
    };
  }
  return {
    tone: 'destructive',
    title: texts.issues,
    description: JSON.stringify(answer).slice(0, SHOWN_CHARACTERS),
  };
}

/** The toast for a run that could not be started or failed. */
export function failureToast(message: string): ToastMessage {
  return { tone: 'destructive', title: texts.failed, description: message || ADMIN.unknownError };
}
