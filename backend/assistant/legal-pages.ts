import { pageOf } from '../../content/pages.ts';
import type { ChatReply } from '../../shared/chat.ts';

type Subject = { asked: RegExp; path: '/terms' | '/privacy'; section?: string };

const SUBJECTS: readonly Subject[] = [
  {
    asked: /\b(?:late (?:payments?|interest|fees?)|overdue|interest rate)\b/i,
    path: '/terms',
    section: 'fees',
  },
  {
    asked:
      /\b(?:intellectual property|copyrights?|who (?:owns|will own|keeps) (?:the |your |our )?(?:deliverables?|results?|reports?|work product|work|ip)|ownership of (?:the |your |our )?(?:deliverables?|results?|reports?|work)|own the (?:deliverables?|results?|ip))\b/i,
    path: '/terms',
    section: 'intellectual-property',
  },
  {
    asked: /\b(?:liab(?:le|ility)|indemnit(?:y|ies)|indemnif(?:y|ication))\b/i,
    path: '/terms',
    section: 'liability',
  },
  { asked: /\b(?:warrant(?:y|ies))\b/i, path: '/terms', section: 'warranties' },
  {
    asked: /\b(?:material breach|breach of contract|cure period)\b/i,
    path: '/terms',
    section: 'termination',
  },
  {
    asked: /\b(?:governing law|jurisdiction|which (?:law|courts?)|arbitration)\b/i,
    path: '/terms',
    section: 'governing-law',
  },
  { asked: /\b(?:terms (?:of service|and conditions|of use)|t&cs?|small print)\b/i, path: '/terms' },
  { asked: /\b(?:cookies?|tracking)\b/i, path: '/privacy', section: 'cookies' },
  {
    asked:
      /\b(?:gdpr rights?|right to (?:be forgotten|erasure|access)|(?:delete|erase|correct|export) (?:all )?my (?:personal )?(?:data|details)|data subject)\b/i,
    path: '/privacy',
    section: 'your-rights',
  },
  { asked: /\b(?:privacy (?:policy|notice|statement)|my personal (?:data|details))\b/i, path: '/privacy' },
];

/**
 * Where a question about the Terms of Service or the Privacy Policy is answered. The ingestion leaves both pages out,
 * so that nobody takes a sentence out of its clause for the whole of it: the reply names the page and says no more
 * than the page says of itself.
 */
export function legalPage(message: string): ChatReply | undefined {
  const subject = SUBJECTS.find(({ asked }) => asked.test(message));
  if (!subject) return undefined;
  const { label, description } = pageOf(subject.path);
  return {
    reply: `That stands on the page “${label}”. ${description}`,
    sources: [{ title: label, url: `${subject.path}${subject.section ? `#${subject.section}` : ''}` }],
  };
}
