import { FIRM } from '../../content/firm.ts';
import type { ChatReply } from '../../shared/chat.ts';

import { CONTACT } from './places.ts';

type Line = { said: RegExp; reply: string; sources?: ChatReply['sources']; suggestion?: 'contact' };

const OPENING = String.raw`^(?:(?:hi|hello|hey|ok|okay|so|well|and|please)[\s,.!]+)*`;
const CLOSING = String.raw`(?:\s+(?:there|please|again|so much|very much|a lot|everyone|all))*[\s.!?]*$`;

/** The whole message says it, with nothing asked beside it. */
function whole(pattern: string): RegExp {
  return new RegExp(`${OPENING}(?:${pattern})${CLOSING}`, 'i');
}

const LINES: readonly Line[] = [
  {
    said: whole('hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day)|howdy'),
    reply: `Hello. Ask me about the services, industries, insights or people of ${FIRM.name}, and I will answer from this site.`,
  },
  {
    said: whole(
      "(?:many )?thanks?(?: you)?(?: for .*)?|thank you(?: for .*)?|cheers|ta|great|perfect|got it|that helps|(?:that is|that's) (?:helpful|great|all)",
    ),
    reply: 'You are welcome. Ask again whenever something else comes up.',
  },
  {
    said: whole('bye|goodbye|see you|good ?night|farewell'),
    reply: 'Goodbye. The team is glad to hear from you whenever you need it.',
  },
  {
    said: whole("how are you(?: doing)?(?: today)?|how is it going|what's up"),
    reply: `Ready to help, thank you. What would you like to know about ${FIRM.name}?`,
  },
  {
    said: whole(
      '(?:who|what) are you|are you (?:a |an )?(?:bot|robot|human|person|real|ai|machine|chatbot|assistant|real person|computer)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?.{0,20}|what is your name|what can you do|how can you help(?: me)?|what can i ask(?: you)?|help',
    ),
    reply: `I am the assistant of this website: software, not a person. I answer questions about ${FIRM.name} from the pages of this site and show where each answer stands. The conversation is not stored.`,
    sources: [{ title: 'About the firm', url: '/about' }],
  },
  {
    said: /\b(?:talk|speak|chat|connect me|put me through|get through)\b.{0,20}\b(?:human|person|someone|somebody|real|agent|team|consultant|representative)\b/i,
    reply: `Write through the contact form, and a senior member of the team answers within 24 hours; or telephone ${FIRM.phone.label}, ${FIRM.officeHours}. In an emergency the hotline ${FIRM.hotline.label} answers ${FIRM.emergencyHours}.`,
    sources: [CONTACT],
    suggestion: 'contact',
  },
  {
    said: /\b(?:conversation|chat|messages?|what (?:i|we) (?:type|write|say))\b.{0,40}\b(?:stored|saved|recorded|logged|kept|private|confidential|remembered)\b|\b(?:store|save|record|log|keep|remember|read)\b.{0,20}\b(?:this conversation|this chat|our chat|my messages?|what i (?:type|write|say))\b/i,
    reply:
      'This conversation is not stored. It lives in the open page, ends with the tab and is not written to logs. Please leave confidential details of an incident out of it.',
    sources: [{ title: 'Privacy Policy', url: '/privacy#assistant' }],
  },
];

/** A fitting line for what is said rather than asked, and for what is asked about the assistant itself. */
export function smallTalk(message: string): ChatReply | undefined {
  const line = LINES.find(({ said }) => said.test(message.trim()));
  return line && { reply: line.reply, sources: line.sources ?? [], suggestion: line.suggestion };
}
