import type { Mail } from '../smtp.ts';

/** A mail without its sender, recipient and message id. Without `replyTo`, replies go to the firm. */
export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'headers' | 'calendar'> &
  Partial<Pick<Mail, 'replyTo'>>;
