const REVOKE_AFTER_MS = 60_000;

/** Saves a file through the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke later: the browser reads the blob only after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
