import type { AnswerEntry } from '../types.ts';

export const PIECES_AI_CONTRACTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.contracts.sample',
    lead: 'If none of 300 contracts drawn at random restricts such use, fewer than one in a hundred of the archive does, with 95 per cent confidence.',
    support: 'The result of the sample of 300 goes on file; the general counsel answers for it.',
    place: '/insights/before-the-assistant-reads-your-contracts#findings-heading',
    basis: 'If none of 300 contracts drawn at random restricts such use',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.questions',
    lead: 'The five questions concern permission (which contracts forbid it), privilege, access (what people could always open), the provider (what it keeps, and where) and answers (who checks them, and against what).',
    support: 'Each question has one owner and leaves one paper.',
    place: '/insights/before-the-assistant-reads-your-contracts#exhibit-five-questions',
    basis: 'Each question has one owner and leaves one paper',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.owners',
    lead: 'The general counsel answers for permission, counsel in charge of disputes for privilege, the head of information security for access, data protection and procurement for the provider, the budget holder for each use for the answers.',
    support:
      'On file go the result of the sample of 300, the list of questions only counsel may ask, five accounts tested and folders mended, the terms on training and deletion, and the errors per clause and the limit agreed.',
    place: '/insights/before-the-assistant-reads-your-contracts#exhibit-five-questions',
    basis: 'Each question has one owner and leaves one paper',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.privilege',
    lead: 'A summary written by an assistant is a new document, and it does not inherit the privilege of what it summarises.',
    support: 'Counsel in charge of disputes keeps a list of questions that only counsel may ask.',
    place: '/insights/before-the-assistant-reads-your-contracts#findings-heading',
    basis: 'it does not inherit the privilege of what it summarises',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.counsel-only',
    lead: 'Counsel in charge of disputes answers for privilege and puts on file a list of the questions that only counsel may ask the assistant.',
    support: 'A summary by an assistant does not inherit the privilege of what it summarises.',
    place: '/insights/before-the-assistant-reads-your-contracts#exhibit-five-questions',
    basis: 'List of questions only counsel may ask',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.access',
    lead: 'An assistant that respects every permission will still show people files which they were able to open all along and could never find.',
    support:
      'So five accounts are tested and folders mended; the head of information security answers for it.',
    place: '/insights/before-the-assistant-reads-your-contracts#findings-heading',
    basis: 'files which they were able to open all along and could never find',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.length',
    lead: 'The article on contracts is a 6 min read: 1,335 words, 1 exhibit and 9 notes with their sources, also as a PDF, by the AI Strategy Practice. For each question it gives a test that takes an afternoon.',
    support:
      'It is of 2 October 2026. It says how many clauses a good tool will still miss, what to do on Monday and where all this is too much.',
    place: '/insights/before-the-assistant-reads-your-contracts#piece',
    basis: 'a test that takes an afternoon',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
  {
    id: 'pieces.contracts.test',
    lead: 'For each of the five questions the article names who answers, what goes on file and a test that takes an afternoon. Its arithmetic says how many contracts to sample and how many clauses a good tool will still miss.',
    support: 'The budget holder for each use puts on file the errors per clause and the limit agreed.',
    place:
      '/insights/before-the-assistant-reads-your-contracts#before-the-assistant-reads-your-contracts-title',
    basis: 'a test that takes an afternoon',
    follow: { duration: 'pieces.contracts.length', who: 'pieces.contracts.length' },
  },
];
