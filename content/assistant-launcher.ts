/** Words of the Chat button and of its errors. Every page loads them, so the drawer's words are apart (`assistant.ts`). */
export const CHAT_LAUNCHER = { region: 'AI assistant', label: 'Chat' } as const;

export const CHAT_ERROR_TITLE = 'Chat error';

/** By the reason why a message was not answered. */
export const CHAT_ERROR_TEXTS = {
  'rate-limited': 'Rate Limit Exceeded. Please wait before sending another message.',
  disconnected: 'Network error. Please check your connection and try again.',
  failed: 'Failed to get response. Please try again.',
} as const;
