/** The code of what was thrown, if it has one: SQLSTATE, or the code of the system or of Node. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
