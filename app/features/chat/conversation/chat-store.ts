import type { AttemptLimiter } from '#shared/attempt-limiter.ts';
import type { ChatMessage, ChatReply } from '#shared/chat.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/text/sanitise.ts';

import { failureOf, type ChatFailure } from './chat-failure.ts';

export type ChatTurn = ChatMessage & Omit<ChatReply, 'reply'>;

export type ChatState = {
  /** The answered questions, each followed by its reply. */
  turns: readonly ChatTurn[];
  /** The text in the input field. */
  draft: string;
  /** The question in flight, and as much of its reply as has arrived. */
  pending?: { question: string; reply: string };
  failure?: ChatFailure;
  /** The question to send again, while the field holds other text. Otherwise the field holds the question itself. */
  unsent?: string;
  /** The message to the team, once the visitor has edited it. */
  message?: string;
};

type ChatStore = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ChatState;
  write: (draft: string) => void;
  /** Keeps the edited message to the team, or forgets it. */
  keepMessage: (message: string | undefined) => void;
  /** Sends the draft, or `question` instead. Does nothing if that is blank or a question is in flight. */
  send: (question?: string) => Promise<void>;
};

type ChatStoreDeps = {
  ask: (messages: readonly ChatMessage[], onText: (text: string) => void) => Promise<ChatReply>;
  limiter: AttemptLimiter;
};

/** The limiter needs a key; one limit covers the page. */
const LIMITER_KEY = 'chat-user';

function turnOf(role: ChatMessage['role'], content: string): ChatTurn {
  return { role, content, sources: [] };
}

/** Whether a reload would lose text. */
export function hasText({ turns, draft, pending, message }: ChatState): boolean {
  return turns.length > 0 || Boolean(draft || pending || message);
}

/** Holds the conversation in the tab's memory and nowhere else. */
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
    // Pressing a suggested question keeps the text in the field.
    const draft = given === state.draft ? '' : state.draft;
    const returned = draft === '' ? { draft: question, unsent: undefined } : { draft, unsent: question };
    if (!limiter.take(LIMITER_KEY).allowed) {
      update({ ...returned, failure: 'rate-limited' });
      return;
    }
    update({ draft, failure: undefined, unsent: undefined, pending: { question, reply: '' } });
    const asked = [...state.turns, turnOf('user', question)];
    try {
      const messages = asked.map(({ role, content }) => ({ role, content }));
      const answer = await ask(messages, (reply) => update({ pending: { question, reply } }));
      const { reply, ...rest } = answer;
      const replied: ChatTurn = { role: 'assistant', content: reply, ...rest };
      update({ pending: undefined, turns: [...asked, replied] });
    } catch (error) {
      // Log only the error's name, never text of the conversation.
      console.error('Message not answered', { reason: error instanceof Error ? error.name : 'unknown' });
      const failure = failureOf(error);
      // A question that never reached the server must not count towards the rate limit, or a retry could be refused.
      if (failure === 'disconnected') limiter.release(LIMITER_KEY);
      update({ pending: undefined, ...returned, failure });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    write: (draft) => update({ draft }),
    keepMessage: (message) => update({ message }),
    send,
  };
}
