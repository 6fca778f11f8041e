import { PASSWORD_BYTES } from '../../shared/limits.ts';

const PASSWORD_HINT = `${PASSWORD_BYTES.min} to ${PASSWORD_BYTES.max} characters`;

/** Sign-in and sign-up of the staff. */
export const LOGIN_FORM = {
  signin: { choice: 'Sign in', title: 'Admin Login', submit: 'Sign in to the desk' },
  signup: { choice: 'Sign up', title: 'Create Admin Account', submit: 'Create account' },
  needsScript: 'Signing in needs JavaScript.',
  email: 'Email',
  password: 'Password',
  passwordHint: PASSWORD_HINT,
  passwordLength: `Please choose a password of ${PASSWORD_HINT}`,
  /** The limit is one of bytes. */
  passwordTooLong: `Please choose a shorter password: at most ${PASSWORD_BYTES.max} characters, of which accented letters, other scripts and emoji count as two to four`,
  forgotten: 'Forgotten your password? Ask the operator of this website to set a new one.',
  show: { label: 'Show password', text: 'Show' },
  hide: { label: 'Hide password', text: 'Hide' },
  submitting: 'Please wait…',
  early: 'Signing in as soon as the page is ready…',
};

export const LOGIN_OUTCOMES = {
  signedIn: { title: 'Signed in', description: 'Welcome back.' },
  accountCreated: {
    title: 'Account created',
    signedIn: 'You are now signed in.',
    unconfirmed: 'Please check your inbox and confirm your email address, then sign in.',
  },
  failed: {
    title: 'Authentication failed',
    invalid: 'Invalid email or password. Please try again.',
    offline: 'You appear to be offline. Please check your connection and try again.',
    noAnswer: 'The sign-in service did not answer. Please try again.',
    unknown: 'Authentication failed. Please try again.',
  },
};
