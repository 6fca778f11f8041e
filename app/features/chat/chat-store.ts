import type { AttemptLimiter } from '#shared/attempt-limiter.ts';
import type { ChatMessage, ChatReply } from '#shared/chat.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/sanitise.ts';

import type { ChatFailure } from './chat-error-texts.ts';
import { failureOf } from './chat-failure.ts';

export type ChatTurn = ChatMessage & Pick<ChatReply, 'sources' | 'suggestion'>;

export type ChatState = {
  /** What has been said, each question followed by its reply. */
  turns: readonly ChatTurn[];
  /** What the visitor is writing. */
  draft: string;
  /** The question on its way, and as much of its reply as has come. */
  pending?: { question: string; reply: string };
  failure?: ChatFailure;
};

export type ChatStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ChatState;
  write: (draft: string) => void;
  /** Sends the draft, or a question in its place. Nothing happens for a blank one, or while one is on its way. */
  send: (question?: string) => Promise<void>;
};

type ChatStoreDeps = {
  ask: (messages: readonly ChatMessage[], onText: (text: string) => void) => Promise<ChatReply>;
  limiter: AttemptLimiter;
};

/** Whoever uses this page: the limiter asks for a name. */
const LIMITER_KEY = 'chat-user';

function turnOf(role: ChatMessage['role'], content: string): ChatTurn {
  return { role, content, sources: [] };
}

/** The conversation, in the memory of the tab and nowhere else. */
export function createChatStore({ ask, limiter }: ChatStoreDeps): ChatStore {
  let state: ChatState = { turns: [], draft: '' };
  const listeners = new Set<() => void>();

  function update(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function send(given = state.draft): Promise<void> {
    const question = sanitiseText(given, CHAT_LIMITS.message);
    if (state.pending || question === '') return;
    if (!limiter.take(LIMITER_KEY).allowed) {
      update({ draft: question, failure: 'rate-limited' });
      return;
    }
    update({ draft: '', failure: undefined, pending: { question, reply: '' } });
    const asked = [...state.turns, turnOf('user', question)];
    try {
      const messages = asked.map(({ role, content }) => ({ role, content }));
      const answer = await ask(messages, (reply) => update({ pending: { question, reply } }));
      const { reply, sources, suggestion } = answer;
      const replied: ChatTurn = { role: 'assistant', content: reply, sources, suggestion };
      update({ pending: undefined, turns: [...asked, replied] });
    } catch (error) {
      // Of a failure nothing that was said is logged.
      console.error('Message not answered', { reason: error instanceof Error ? error.name : 'unknown' });
      update({ pending: undefined, draft: question, failure: failureOf(error) });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    write: (draft) => update({ draft }),
    send,
  };
}
