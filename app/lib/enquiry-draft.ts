type Receiver = (message: string) => void;

let waiting: string | undefined;
const receivers = new Set<Receiver>();

/**
 * Hands the contact form a message to begin with, in memory only: what comes from a conversation must not stand
 * in the address, and so in the browser's history or a server's log.
 */
export function offerDraft(message: string): void {
  waiting = message;
  for (const receive of receivers) receive(message);
  if (receivers.size > 0) waiting = undefined;
}

/** Receives each draft once, one that is waiting already at once. Returns a function that ends it. */
export function onDraft(receive: Receiver): () => void {
  receivers.add(receive);
  if (waiting !== undefined) {
    receive(waiting);
    waiting = undefined;
  }
  return () => void receivers.delete(receive);
}
