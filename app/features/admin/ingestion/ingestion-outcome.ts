import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import type { IngestionAnswer } from '#shared/ingestion.ts';

const SHOWN_CHARACTERS = 200;

/** The toast for the function's answer. */
export function answerToast(answer: Partial<IngestionAnswer> | null): ToastMessage {
  if (answer?.success === true) {
    return {
      tone: 'success',
      title: 'Ingestion complete',
      description: answer.message || 'Site content ingested',
    };
  }
  return {
    tone: 'destructive',
    title: 'Ingestion finished with issues',
    description: JSON.stringify(answer).slice(0, SHOWN_CHARACTERS),
  };
}

/** The toast for a run that could not be started or failed. */
export function failureToast(message: string): ToastMessage {
  return { tone: 'destructive', title: 'Ingestion failed', description: message || 'Unknown error' };
}
