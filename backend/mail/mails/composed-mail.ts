import type { Mail } from '../smtp.ts';

/** A mail without its sender, recipient and message id. */
export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'headers' | 'calendar'>;
