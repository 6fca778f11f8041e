import type { AnswerEntry } from '../types.ts';

export const EXECUTIVE_COACHING_CONFIDENCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'executive-coaching.confidential',
    lead: 'Coaching is confidential: nothing you say is passed to the board, to human resources or to colleagues of ours. Confidence stops only where there is danger to life, a crime is in progress or a court compels us.',
    support:
      'What you say belongs to you. These rules are part of the agreement, and your sponsor signs them too.',
    place: '/services/executive-coaching#confidence',
    basis: 'It is not passed to the board, to human resources or to colleagues of ours',
    follow: { how: 'executive-coaching.notes' },
  },
  {
    id: 'executive-coaching.disclosure',
    lead: 'What you say is not passed to the board, to human resources or to colleagues of ours who may be working for your company. The sponsor hears that sessions take place, and the aims you are willing to share.',
    support: 'You report progress yourself, in a meeting with the sponsor and the coach.',
    place: '/services/executive-coaching#confidence',
    basis: 'It is not passed to the board, to human resources or to colleagues of ours',
  },
  {
    id: 'executive-coaching.sponsor',
    lead: 'The sponsor hears that sessions take place, and the aims you are willing to share. You report progress yourself, in a meeting with the sponsor and the coach.',
    place: '/services/executive-coaching#confidence',
    basis: 'That sessions take place, and the aims you are willing to share.',
  },
  {
    id: 'executive-coaching.notes',
    lead: 'Only brief notes, kept by the coach apart from the firm’s client files and destroyed when the engagement closes.',
    place: '/services/executive-coaching#confidence',
    basis:
      'Brief notes, kept by the coach apart from the firm’s client files and destroyed when the engagement closes.',
    follow: { duration: 'privacy.keep-coaching', who: 'executive-coaching.notes' },
  },
  {
    id: 'executive-coaching.limits',
    lead: 'Confidence stops where there is danger to life, a crime is in progress or a court compels us. You know these limits before you begin.',
    place: '/services/executive-coaching#confidence',
    basis: 'Where there is danger to life, a crime is in progress or a court compels us.',
  },
  {
    id: 'executive-coaching.rules-signed',
    lead: 'The rules of confidence are part of the coaching agreement, and your sponsor signs them too.',
    support:
      'They say to whom your words belong, what the sponsor hears, what is written down, and where confidence stops.',
    place: '/services/executive-coaching#confidence',
    basis: 'These rules are part of the agreement, and your sponsor signs them too.',
  },
];
