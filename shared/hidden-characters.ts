/**
 * The text without the characters that no reader sees but a language model reads: tags, variation selectors,
 * zero-width characters and marks of direction.
 */
export function stripHiddenCharacters(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
