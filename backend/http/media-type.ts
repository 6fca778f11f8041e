/** The media type in a `Content-Type` header, in lower case and without parameters; empty if there is no header. */
export function mediaType(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
