/** The media type of a header Content-Type, in lower case and without parameters; empty if there is none. */
export function mediaType(contentType: string | null | undefined): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
