/** Replaces the spaces by non-breaking ones, for dates and names that must stay on one line. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Keeps each number on one line with the word after it: `2 August`, `72 hours`. */
export const keepNumbers = (text: string): string => text.replaceAll(/(\d) (?=[A-Za-z])/g, '$1\u00a0');
