/** Parses a typed number; `NaN` for an empty field. */
export function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
