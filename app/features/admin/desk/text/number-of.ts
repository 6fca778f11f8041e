/** The number that was typed. An empty field is none. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
