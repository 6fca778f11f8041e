import type { EMERGENCY_REPLIES, INTENT_REPLIES } from './replies.ts';

/** Each has a file of examples in `intents/`. */
export type Intent = keyof typeof EMERGENCY_REPLIES | keyof typeof INTENT_REPLIES | 'self-harm' | 'threat';
