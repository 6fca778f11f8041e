/** Messages beside a field, the same in every form. Each names the field; `field` is its label in lower case. */
export const requiredMessage = (field: string) => `Please enter your ${field}`;
export const tooLongMessage = (field: string, limit: number) =>
  `Please shorten your ${field} to ${limit} characters`;
export const EMAIL_MESSAGE = 'Please enter a valid email address';
