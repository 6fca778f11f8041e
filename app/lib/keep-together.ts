/** Replaces the spaces by non-breaking ones, for dates and names that must stay on one line. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');
