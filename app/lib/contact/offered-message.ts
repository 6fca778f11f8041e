type Receiver = (message: string) => void;

let waiting: string | undefined;
const receivers = new Set<Receiver>();

/**
 * Adds to the contact form's message. The text stays in memory: a conversation must not end up in the URL, and so
 * in the browser's history or a server's log.
 */
export function offerMessage(message: string): void {
  waiting = message;
  for (const receive of receivers) receive(message);
  if (receivers.size > 0) waiting = undefined;
}

/** Receives each offered message once, a waiting one immediately. Returns a function that unsubscribes. */
export function onOfferedMessage(receive: Receiver): () => void {
  receivers.add(receive);
  if (waiting !== undefined) {
    receive(waiting);
    waiting = undefined;
  }
  return () => void receivers.delete(receive);
}
