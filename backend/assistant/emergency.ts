import { FIRM } from '../../content/firm.ts';
import type { ChatReply } from '../../shared/chat.ts';

import { CONTACT, INCIDENT_RESPONSE } from './places.ts';

const DANGER =
  /\b(?:hack(?:ed|ers?)|breach(?:ed)?|ransom(?:ware|ed)?|extort(?:ion|ed|ing)?|malware|virus|cyber ?-?attack(?:ed)?|under attack|attacked|attackers?|intru(?:ders?|sion)|compromised|phish(?:ed|ing)|data (?:leak|loss|theft)|leaked|stole|stolen|hijacked|defaced|tampered with|broke(?:n)? in(?:to)?|blackmail(?:ed)?|hostages?|kidnap(?:ped)?|explosion|bomb|shooting|active shooter|sabotage|systems? (?:is|are|went|going) (?:down|offline|locked|encrypted)|(?:is|are|been|got|were) encrypted|locked out of)\b/i;

/** Words that name one as well as a line of work: they need a sign that it is happening. */
const WORRY = /\b(?:emergency|crisis|urgent|outage|incident|attack|evacuat\w+|fire|flood)\b/i;

/** It is happening, and to the one who writes. */
const LIVE = [
  /\b(?:we|i|they|someone|somebody|our|my|us)\b.{0,60}\b(?:(?:have|has|had|'ve|'s) (?:just )?(?:been|got)|(?:are|is|am|were|was|'re|'m) (?:being |under |facing |having |in |experiencing |dealing )|got|just|think|suspect|believe)\b.{0,60}/i,
  /\b(?:right now|now|at the moment|currently|as we speak|immediately|urgent(?:ly)?|asap|happening|under ?way|in progress|ongoing|tonight|today|this (?:morning|minute)|hours? ago|minutes? ago|help (?:us|me|!)|please help|what (?:do|should) (?:we|i) do)\b/i,
  /\b(?:hackers?|attackers?|intruders?|someone|somebody|they|ransomware) (?:is|are|has|have|was|were|got|stole|encrypted|locked|broke)\b/i,
];

/** Asks what the firm does or knows about it. */
const ASKS =
  /\b(?:do you|can (?:you|we|i)|may (?:we|i)|could you|how do you|how would you|does your|what (?:do|does|is|are|kinds?|types?|happens)|which|how (?:much|long|fast|quickly|soon|many)|tell me about|is there|are there|have you|when (?:do|does|is|are)|who|where|why|explain)\b/i;

/** Other subjects in which the same words stand for something learned, written or prepared. */
const ELSEWHERE =
  /\b(?:train\w*|exercis\w+|rehears\w+|simulat\w+|drill|course|coach\w*|learn\w*|teach\w*|assessment|checklist|template|guide|webinar|podcast|articles?|papers?|case stud\w+|newsletter|video|read\w*|report a|disclos\w+|polic(?:y|ies)|insur\w+|underwrit\w+|communication|communicate|leadership|management|readiness|prepar\w+|plan(?:s|ning)?|prevent\w*|retail\w*|hospital\w*|health\w*|bank\w*|universit\w+|schools?|government|council|technology|supply|supplier|software|your own|your systems|material|hack (?:my|the|his|her|a|into))\b/i;

/** Asks for the number itself. */
const HOTLINE = /\b(?:hotline|emergency (?:number|line|phone|telephone|contact))\b/i;

export type Alarm = 'live' | 'mentioned' | 'none';

/** Whether a message reports an emergency, or at least names one. In doubt it counts as one. */
export function alarmOf(message: string): Alarm {
  const text = message.replaceAll('’', "'");
  const asks = ASKS.test(text);
  const live = LIVE.some((sign) => sign.test(text)) || text.trim().split(/\s+/).length < 3;
  if (HOTLINE.test(text) && asks) return 'mentioned';
  if (!DANGER.test(text) && !(WORRY.test(text) && live && !asks)) return 'none';
  if (live && !(asks && ELSEWHERE.test(text))) return 'live';
  if (ELSEWHERE.test(text)) return 'none';
  return asks ? 'mentioned' : 'live';
}

export const EMERGENCY: ChatReply = {
  reply:
    `If this is happening now, call the hotline on ${FIRM.hotline.label}. It is answered ${FIRM.emergencyHours}, for clients and for organisations that have no agreement with us.\n\n` +
    'Call from a telephone outside the affected network, and give your organisation’s name and a number where you can be reached. Disconnect affected machines but leave them switched on. Where people are in danger, call the public emergency services first.',
  sources: [INCIDENT_RESPONSE, CONTACT],
  suggestion: 'emergency',
};

/** The hotline before an answer that may have been asked for in an emergency. */
export function withHotline(answer: ChatReply): ChatReply {
  const others = answer.sources.filter(({ url }) => url !== INCIDENT_RESPONSE.url);
  return {
    reply: `If this is happening now, call the hotline on ${FIRM.hotline.label}, at any hour.\n\n${answer.reply}`,
    sources: [INCIDENT_RESPONSE, ...others],
    suggestion: 'emergency',
  };
}
