/**
 * Removes characters that are invisible to readers but not to a language model: tags, variation selectors, zero-width
 * characters and directional marks.
 */
export function stripHiddenCharacters(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
