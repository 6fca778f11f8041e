/** Messages beside a field, the same in every form. */
export const REQUIRED_MESSAGE = 'Please fill in this field';
export const EMAIL_MESSAGE = 'Please enter a valid email address';
