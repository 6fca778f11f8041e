let made = 0;

/** The key of hours that have not been saved. */
export function newKey(): string {
  made += 1;
  return `new-${made}`;
}
