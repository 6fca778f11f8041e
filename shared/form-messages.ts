/** Texts beside a field, the same wherever a form checks it. */
export const REQUIRED_MESSAGE = 'Please fill in this field';
export const EMAIL_MESSAGE = 'Please enter a valid email address';
