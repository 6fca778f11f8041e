/** The `code` of an error, if it has one: an SQLSTATE such as `23505`, or a system or Node code such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
