import type { Intent } from '../../content/answers/intents/index.ts';

import { classifierOf } from './classifier.ts';
import type { EMERGENCY_REPLIES } from '../../content/answers/replies.ts';
import type { Classify, Learnt } from './classifier.ts';
import { asksSomething } from './yes-or-no.ts';

export type EmergencyKind = keyof typeof EMERGENCY_REPLIES;

/** An intent, or a question to be looked up. */
export type Reading = {
  intent: Intent | 'question';
  probability: number;
  /** The probability that the whole message is an order to the machine, even if another intent is likelier. */
  order: number;
  /** The likeliest kind of emergency, and the probability of an emergency of any kind, in any sentence. */
  emergency: { kind: EmergencyKind; probability: number };
  /** The probability that somebody speaks of harming themselves, in any sentence. */
  selfHarm: number;
  /** The probability that somebody threatens another person, in any sentence. */
  threat: number;
};

/** Number of sentences that are also classified one by one, since a single one may report the emergency. */
const MAX_SENTENCES = 12;
/** Subtracted from the probability of a single sentence, which sounds more alarming out of context. */
const SENTENCE_DISCOUNT = 0.2;

function read(classify: Classify<Intent | 'question'>, text: string): Reading {
  const probabilities = classify(text);
  const likeliest = [...probabilities].toSorted(([, a], [, b]) => b - a);
  const [intent, probability] = likeliest[0] ?? ['question' as const, 1];
  const emergencies = likeliest.filter(([label]) => label.startsWith('emergency-'));
  return {
    intent,
    probability,
    order: probabilities.get('order-to-the-machine') ?? 0,
    emergency: {
      kind: emergencies[0]?.[0] as EmergencyKind,
      probability: emergencies.reduce((sum, [, share]) => sum + share, 0),
    },
    selfHarm: probabilities.get('self-harm') ?? 0,
    threat: probabilities.get('threat') ?? 0,
  };
}

function discounted({ emergency, selfHarm, threat, ...rest }: Reading): Reading {
  return {
    ...rest,
    emergency: { ...emergency, probability: emergency.probability - SENTENCE_DISCOUNT },
    selfHarm: selfHarm - SENTENCE_DISCOUNT,
    threat: threat - SENTENCE_DISCOUNT,
  };
}

const OPENS_QUOTATION = /(?:^|\s)["'“‘„«]/;
const CLOSES_QUOTATION = /["'”’“»]/g;
/** Shorter quotations, in characters, are names or terms and stay in the message. */
const MIN_MATERIAL = 12;
/** Minimum probability of `order-to-the-machine` once the quoted text is removed. */
const MIN_ORDER = 0.5;

/** Removes the text that a message is about: a quotation, or what follows a colon unless it is a question. */
function withoutMaterial(text: string): string {
  const from = text.search(OPENS_QUOTATION);
  const to = [...text.matchAll(CLOSES_QUOTATION)].at(-1)?.index ?? 0;
  if (from >= 0 && to - from > MIN_MATERIAL) return `${text.slice(0, from)} ${text.slice(to + 1)}`;
  const colon = text.indexOf(': ');
  const isMaterial =
    colon >= 0 && text.length - colon > MIN_MATERIAL && !asksSomething(text.slice(colon + 1));
  return isMaterial ? text.slice(0, colon) : text;
}

/**
 * Classifies an order about a text, such as "Translate into Polish: 'We regret …'", without that text, whose words would
 * outweigh those of the order.
 */
function orderAbout(text: string, classify: Classify<Intent | 'question'>): Reading | undefined {
  const order = withoutMaterial(text).trim();
  if (order === text.trim() || order.split(/\s+/).length < 3) return undefined;
  const reading = read(classify, order);
  return reading.intent === 'order-to-the-machine' && reading.probability >= MIN_ORDER ? reading : undefined;
}

export type LearntIntents = Learnt<Intent | 'question'>;

/** Reads the intent of messages with a trained model. */
export function intentReader(learnt: LearntIntents): (text: string) => Reading {
  const classify = classifierOf(learnt);
  return (text) => {
    const whole = read(classify, text);
    const sentences = text.split(/[.!?\n]+/).filter((part) => part.trim().split(/\s+/).length > 2);
    const parts = sentences.length > 1 ? sentences.slice(0, MAX_SENTENCES) : [];
    const all = [whole, ...parts.map((part) => discounted(read(classify, part)))];
    const alarming = all.reduce((a, b) => (b.emergency.probability > a.emergency.probability ? b : a));
    const order = orderAbout(text, classify);
    const { intent, probability } =
      order && (whole.intent === 'question' || order.probability > whole.probability) ? order : whole;
    return {
      intent,
      probability,
      order: whole.order,
      emergency: alarming.emergency,
      selfHarm: Math.max(...all.map(({ selfHarm }) => selfHarm)),
      threat: Math.max(...all.map(({ threat }) => threat)),
    };
  };
}
