import { emergencyIn } from '../../../content/answers/replies.ts';
import type { ChatMessage } from '../../../shared/chat.ts';

import { understand, type Understood } from './conversation.ts';
import type { Entry, Knowledge } from '../knowledge/knowledge.ts';
import { boostPage, shareOf, sumOf, type Candidate, type Ranking } from './score.ts';

/** The page about what to do in an emergency, and the factor on the probability of its entries. */
const EMERGENCY_PAGE = '/services/incident-response';
const EMERGENCY_WEIGHT = 8;
const isLaw = (path: string) => path.startsWith('/resources/notification-deadlines');
/** The answer to a question about notification duties that names no law. */
const DEADLINE_TOOL = 'notification-deadlines.tool';
/** Minimum probability that a question is about one law, or about any of them. */
const MIN_LAW = 0.4;
/** Minimum probability of an answer on any page of the site. */
const MIN_ANYWHERE = 0.8;
/** Minimum probability of an answer on the emergency page or about a law. */
export const MIN_NOW = 0.4;
/** Words of a question about notification duties. */
const DUTY = /\b(?:notif|report|tell|told|inform|deadline|hours|regulator|authorit|ico\b|disclos)/i;
/** Kinds of emergency in which instructions about computers are safe. */
const ATTACKS = ['emergency-cyber', 'emergency-fraud', 'emergency-data-leak'];

/** The entry about getting an agreement. "What do we do first?" means it on the emergency page, but not in an emergency. */
const AGREEMENT = 'incident-response.start';

/** Replaces the steps against an attack in all other emergencies. */
const OTHER_STEPS = 'incident-response.now-otherwise';
const IN_OTHERS: Readonly<Record<string, string>> = {
  'incident-response.now': OTHER_STEPS,
  'incident-response.steps': OTHER_STEPS,
  'incident-response.first-hour': OTHER_STEPS,
};
const STEPS = [...Object.keys(IN_OTHERS), OTHER_STEPS];
/** Replaces the advice on extortion by computer where people are in danger. */
const HELD = 'incident-response.held';
const IN_DANGER: Readonly<Record<string, string>> = {
  ...IN_OTHERS,
  'incident-response.extortion': HELD,
  'incident-response.attacker': HELD,
};

/** Keeps the entries for which `isKept` holds. */
function keepEntries(understood: Understood, isKept: (entry: Entry) => boolean): Understood {
  const candidates = understood.ranking.candidates.filter(({ entry }) => isKept(entry));
  const answerable = sumOf(candidates.filter(({ entry }) => entry.path !== ''));
  return { ...understood, ranking: { candidates, answerable }, further: undefined, isUrgent: true };
}

/** Replaces the entries whose ids are keys of `ids`. */
function replaceEntries(
  knowledge: Knowledge,
  understood: Understood,
  ids: Readonly<Record<string, string>>,
): Understood {
  const candidates = understood.ranking.candidates.map(({ entry, probability }) => ({
    entry: knowledge.byId.get(ids[entry.id] ?? '') ?? entry,
    probability,
  }));
  return { ...understood, ranking: { ...understood.ranking, candidates } };
}

const topProbability = ({ candidates }: Ranking) => candidates[0]?.probability ?? 0;

/**
 * Reads a message that follows a report of an emergency as a question about what to do now, unless it is clearly about
 * something else. The report itself is not used, because its words would make every question one about the attack. After a
 * false alarm the conversation starts afresh.
 * @returns undefined if no emergency was reported
 */
export function understandDuringEmergency(
  knowledge: Knowledge,
  messages: readonly ChatMessage[],
): Understood | undefined {
  const states = messages.map(({ role, content }) =>
    role === 'assistant' ? emergencyIn(content) : undefined,
  );
  const replied = states.findLastIndex((state) => state !== undefined && state !== 'unknown');
  // The browser sends the last 20 messages. If these no longer include the report, the notes under later replies remain.
  const since = replied < 0 ? states.indexOf('unknown') : replied;
  const state = states[since];
  if (state === undefined) return undefined;
  if (state === 'over') return understand(knowledge, messages.slice(since + 1));
  const isAttack = ATTACKS.includes(state);
  const isSafe = ({ id, answer }: Entry) => id !== AGREEMENT && (isAttack || !answer?.onlyInAttacks);
  // A follow-up may refer only to an answer that is given below. The steps against an attack are replaced in other emergencies.
  const isSubject = ({ entry, probability }: Candidate) =>
    (isAttack || !STEPS.includes(entry.id)) &&
    (entry.path === EMERGENCY_PAGE || isLaw(entry.path) || probability >= MIN_ANYWHERE);
  // "Should we pay?" is one about what to do now even after an answer on deadlines.
  const alone = understand(knowledge, messages.slice(-1));
  const isAboutNow =
    alone.ranking.candidates[0]?.entry.path === EMERGENCY_PAGE &&
    topProbability(alone.ranking) >= MIN_ANYWHERE;
  const inTurn = isAboutNow
    ? alone
    : understand(knowledge, messages.slice(since + 1), EMERGENCY_PAGE, isSubject);
  const read = { ...inTurn, isAttack };
  const others = state === 'emergency-people' ? IN_DANGER : IN_OTHERS;
  const anywhere = keepEntries(isAttack ? read : replaceEntries(knowledge, read, others), isSafe);
  if (topProbability(anywhere.ranking) >= MIN_ANYWHERE) return anywhere;
  const ranking = boostPage(EMERGENCY_PAGE, anywhere.ranking, EMERGENCY_WEIGHT);
  const urgent = keepEntries({ ...anywhere, ranking }, ({ path }) => path === EMERGENCY_PAGE || isLaw(path));
  if (topProbability(urgent.ranking) >= MIN_NOW) return urgent;
  const aboutLaws = keepEntries(anywhere, ({ path }) => isLaw(path));
  const tool = knowledge.byId.get(DEADLINE_TOOL);
  if (aboutLaws.ranking.answerable < MIN_LAW || !tool || !DUTY.test(read.text)) return urgent;
  const isNamed = ({ entry }: Candidate) => shareOf(entry.path, aboutLaws.ranking) >= MIN_LAW;
  if (aboutLaws.ranking.candidates.some(isNamed)) return aboutLaws;
  return { ...aboutLaws, ranking: { candidates: [{ entry: tool, probability: 1 }], answerable: 1 } };
}
