import { useSyncExternalStore } from 'react';

import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import { CHAT_RATE } from '#shared/limits.ts';

import { askAssistant } from './ask-assistant.ts';
import { createChatStore, type ChatState } from './chat-store.ts';

/** One per document: it outlives the drawer and navigation within the site. */
export const conversation = createChatStore({ ask: askAssistant, limiter: new AttemptLimiter(CHAT_RATE) });

export function useConversation(): ChatState {
  return useSyncExternalStore(conversation.subscribe, conversation.getSnapshot);
}
