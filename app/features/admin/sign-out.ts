import { backendClient } from '#app/lib/network/backend-client.ts';

/** Name of the event in this tab, and of the channel to the other tabs, by which a sign-out is announced. */
const SIGNING_OUT = 'signing-out';

/** Name of the channel on which a tab asks the others for unsent entries, and its two messages. */
const UNSENT = 'unsent-entries';
const ASKED = 'asked';
const FOUND = 'found';
/** How long to wait for the other tabs, which answer only if they have any. */
const ANSWER_MS = 200;

function post(others: BroadcastChannel, message: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel.postMessage takes no target origin
  others.postMessage(message);
}

/** Set while a desk is open in this tab. */
let openDeskHasUnsent: (() => boolean) | undefined;

/** Lets the open desk report unsent entries. The desk's code loads on demand. Returns a function that ends it. */
export function reportUnsent(check: () => boolean): () => void {
  openDeskHasUnsent = check;
  return () => {
    if (openDeskHasUnsent === check) openDeskHasUnsent = undefined;
  };
}

/** Whether the desk in this tab has unsent entries. */
export function hasUnsent(): boolean {
  return openDeskHasUnsent?.() ?? false;
}

/** Whether another tab of this browser has unsent entries in the desk. Signing out discards those too. */
export async function hasUnsentElsewhere(): Promise<boolean> {
  const others = new BroadcastChannel(UNSENT);
  const isFound = await new Promise<boolean>((resolve) => {
    others.addEventListener('message', ({ data }) => {
      if (data === FOUND) resolve(true);
    });
    setTimeout(resolve, ANSWER_MS, false);
    post(others, ASKED);
  });
  others.close();
  return isFound;
}

/** Answers other tabs that ask for unsent entries. Returns a function that stops answering. */
export function answerUnsent(): () => void {
  const others = new BroadcastChannel(UNSENT);
  others.addEventListener('message', ({ data }) => {
    if (data === ASKED && hasUnsent()) post(others, FOUND);
  });
  return () => others.close();
}

/**
 * Ends this session and returns the error message, if any. The scope `local` removes the session from this browser
 * before the request, so signing out never depends on the network. The library ignores 401, 403 and 404, because
 * then the server has no session to end.
 */
export async function signOut(): Promise<string | undefined> {
  dispatchEvent(new Event(SIGNING_OUT));
  const others = new BroadcastChannel(SIGNING_OUT);
  post(others, SIGNING_OUT);
  others.close();
  try {
    const { auth } = await backendClient();
    const { error } = await auth.signOut({ scope: 'local' });
    return error?.message;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/** Calls the listener when somebody signs out here or in another tab. Returns a function that unsubscribes. */
export function onSigningOut(listener: () => void): () => void {
  const others = new BroadcastChannel(SIGNING_OUT);
  others.addEventListener('message', listener);
  addEventListener(SIGNING_OUT, listener);
  return () => {
    others.close();
    removeEventListener(SIGNING_OUT, listener);
  };
}
