/**
 * The messages of browsers for a request or a module that never arrived. Chromium: Failed to fetch; Firefox:
 * NetworkError and error loading; Safari: Load failed and Importing a module script failed. Ours: a timeout.
 */
const CONNECTION_FAULT =
  /network|failed to fetch|load failed|error loading dynamically|importing a module script|timed? ?out/i;

export function isConnectionFault(message: string): boolean {
  return CONNECTION_FAULT.test(message);
}
