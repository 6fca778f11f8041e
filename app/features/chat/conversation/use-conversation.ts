import { useSyncExternalStore } from 'react';

import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import { CHAT_RATE } from '#shared/limits.ts';
import { BEFORE_RECOVERY } from '#shared/recovery.ts';

import { askAssistant } from './ask-assistant.ts';
import { createChatStore, hasText, type ChatState } from './chat-store.ts';

/** One per document: it outlives the drawer and navigation within the site. */
export const conversation = createChatStore({ ask: askAssistant, limiter: new AttemptLimiter(CHAT_RATE) });

// The conversation is nowhere else, so the page is not reloaded under it.
addEventListener(BEFORE_RECOVERY, (event) => {
  if (hasText(conversation.getSnapshot())) event.preventDefault();
});

export function useConversation(): ChatState {
  return useSyncExternalStore(conversation.subscribe, conversation.getSnapshot);
}
