import type { Mail } from '../smtp.ts';

/** A mail but for its sender, its recipient and its id. */
export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html' | 'replyTo' | 'headers'>;
