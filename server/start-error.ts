/** A start that cannot succeed: the message is one sentence that tells the operator what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
