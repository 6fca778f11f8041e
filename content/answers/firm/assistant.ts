import { HOTLINE_NUMBERS } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const ASSISTANT_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'assistant.software',
    lead: 'Replies in the chat are produced by software from the published pages of this site. They are general information, not advice.',
    place: '/privacy#assistant',
    basis: 'Replies in the chat are produced by software from the published pages of this site.',
    follow: { how: 'assistant.conversation', proof: 'assistant.reliable' },
  },
  {
    id: 'assistant.stored',
    lead: 'The conversation is not stored: it stays in the open page and ends with the tab. We do not write it to logs.',
    place: '/privacy#what-we-collect',
    basis: 'We do not store it or write it to logs.',
    follow: { how: 'assistant.conversation' },
  },
  {
    id: 'assistant.conversation',
    lead: 'What you type and the address of the page you are on are sent to our server to prepare a reply. The conversation stays in the open page and ends with the tab; we do not store it.',
    place: '/privacy#what-we-collect',
    basis: 'The conversation stays in the open page and ends with the tab.',
    follow: { duration: 'assistant.conversation' },
  },
  {
    id: 'assistant.provider',
    lead: 'Where a language model of a provider writes the reply, your messages and the relevant passages are passed to that provider, which acts as our processor. The site names no provider.',
    support:
      'The provider may not use your messages to train its models. How long it may keep them is set in our contract with it; we tell you on request.',
    place: '/privacy#assistant',
    basis:
      'Where a language model of a provider writes the reply, your messages and the relevant passages are passed to that provider',
    follow: { how: 'assistant.conversation' },
  },
  {
    id: 'assistant.training',
    lead: 'Your messages may not be used for training: where a provider’s language model writes the reply, that provider may not train its models with them. We do not store the conversation.',
    place: '/privacy#assistant',
    basis: 'may not use them to train its models',
  },
  {
    id: 'assistant.reliable',
    lead: 'The assistant gives general information from our published pages. It can be wrong, and what it says is neither advice nor an offer.',
    place: '/terms#artificial-intelligence',
    basis: 'It can be wrong, and what it says is neither advice nor an offer.',
    follow: { who: 'contact.ways' },
  },
  {
    id: 'assistant.binding',
    lead: 'What the assistant says binds nobody: it is neither advice nor an offer, but general information from our published pages.',
    place: '/terms#artificial-intelligence',
    basis: 'It can be wrong, and what it says is neither advice nor an offer.',
    follow: { who: 'contact.ways', start: 'contact.appointment' },
  },
  {
    id: 'assistant.confidential-details',
    lead: `Please leave special categories of data, such as information on health, and confidential details of an incident out of the form and the chat. In an emergency telephone us: ${HOTLINE_NUMBERS}.`,
    place: '/privacy#what-we-collect',
    basis: 'confidential details of an incident out of the form and the chat',
    follow: { who: 'contact.hotline' },
  },
  {
    id: 'assistant.why-basis',
    lead: 'Our legitimate interest in a service that works, answers questions and resists attack.',
    place: '/privacy#purposes',
    basis: 'Our legitimate interest in a service that works, answers questions and resists attack.',
    follow: { how: 'privacy.legitimate-interest' },
  },
];
