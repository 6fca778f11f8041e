/** The text on one line: for dates and names that must not be broken. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');
