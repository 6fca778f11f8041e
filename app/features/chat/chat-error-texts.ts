/** Why a message was not answered. */
export type ChatFailure = 'rate-limited' | 'disconnected' | 'failed';

export const CHAT_ERROR_TITLE = 'Chat error';

/** The only place that turns a failure into text. */
export const CHAT_ERROR_TEXTS: Record<ChatFailure, string> = {
  'rate-limited': 'Rate Limit Exceeded. Please wait before sending another message.',
  disconnected: 'Network error. Please check your connection and try again.',
  failed: 'Failed to get response. Please try again.',
};
