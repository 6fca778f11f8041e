import { expect, test } from 'vitest';

import { LOGIN_FORM } from '#content/forms/login.ts';

import { credentialErrors } from './credentials.ts';

test('both fields are required, and each message names its field', () => {
  expect(credentialErrors({ email: '', password: '' }, 'signin')).toEqual({
    email: 'Please enter your email',
    password: 'Please enter your password',
  });
});

test('an email address must look like one', () => {
  const { email } = credentialErrors({ email: 'jane', password: 'x' }, 'signin');
  expect(email).toBe('Please enter a valid email address');
});

test('the length of an existing password is not checked', () => {
  expect(credentialErrors({ email: 'a@b.co', password: 'x' }, 'signin').password).toBeUndefined();
});

test.each([
  ['x'.repeat(11), 'Please choose a password of 12 to 72 characters'],
  ['x'.repeat(12), undefined],
  ['x'.repeat(72), undefined],
  ['x'.repeat(73), LOGIN_FORM.passwordTooLong],
  ['é'.repeat(36), undefined],
  ['é'.repeat(37), LOGIN_FORM.passwordTooLong],
])('the length of a new password "%s" is counted in bytes', (password, error) => {
  expect(credentialErrors({ email: 'a@b.co', password }, 'signup').password).toBe(error);
});
