import type { Intent } from '../../../content/answers/intents.ts';
import type { EmergencyKind } from '../../../content/answers/replies.ts';
import { classifierOf, type Classify, type Learnt } from './classifier.ts';

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

/** Number of sentences, and of windows, that are also classified one by one, since a single one may report the emergency. */
const MAX_PARTS = 12;
/** Subtracted from the probability of a part, which sounds more alarming out of context. */
const PART_DISCOUNT = 0.2;
/** People in haste write without full stops: a sentence with so many words is also searched for an emergency in windows. */
const LONG_SENTENCE = 26;
const WINDOW = 16;

/** Wishes to talk to somebody. Many words fit both, so that neither alone is probable. */
export const WANTS_SOMEBODY: readonly string[] = ['wants-a-person', 'wants-an-appointment'];

/** Classifies a text; `discount` is subtracted from the probabilities of an alarm. */
function read(classify: Classify<Intent | 'question'>, text: string, discount = 0): Reading {
  const probabilities = classify(text);
  const likeliest = [...probabilities].toSorted(([, a], [, b]) => b - a);
  const [intent, probability] = likeliest[0] ?? ['question' as const, 1];
  const sum = (isMeant: (label: string) => boolean) =>
    likeliest.reduce((total, [label, share]) => total + (isMeant(label) ? share : 0), 0);
  const wantsSomebody = (label: string) => WANTS_SOMEBODY.includes(label);
  const isEmergency = (label: string) => label.startsWith('emergency-');
  return {
    intent,
    probability: wantsSomebody(intent) ? sum(wantsSomebody) : probability,
    order: probabilities.get('order-to-the-machine') ?? 0,
    emergency: {
      kind: likeliest.find(([label]) => isEmergency(label))?.[0] as EmergencyKind,
      probability: sum(isEmergency) - discount,
    },
    selfHarm: (probabilities.get('self-harm') ?? 0) - discount,
    threat: (probabilities.get('threat') ?? 0) - discount,
  };
}

const wordCount = (text: string) => text.trim().split(/\s+/).length;
/** The sentences of a message that are long enough to be judged out of context. */
export const sentencesOf = (text: string) => text.split(/[.!?\n]+/).filter((part) => wordCount(part) > 2);

/** Minimum probability of an order to the machine in front of the text that it is about. */
const MIN_ORDER = 0.5;

/**
 * Classifies an order about a text, such as "Translate into Polish: 'We regret …'", without that text, whose words would
 * outweigh those of the order.
 */
function orderAbout(text: string, classify: Classify<Intent | 'question'>): Reading | undefined {
  const [order = ''] = text.split(/: |["“„«]|\s['‘]/, 1);
  if (order === text || wordCount(order) < 3) return undefined;
  const reading = read(classify, order);
  return reading.intent === 'order-to-the-machine' && reading.probability >= MIN_ORDER ? reading : undefined;
}

/** Overlapping windows of a sentence's words. */
function windowsOf(sentence: string): string[] {
  const words = sentence.trim().split(/\s+/);
  const starts = [...words.keys()].filter((index) => index % (WINDOW / 2) === 0);
  return starts.map((start) => words.slice(start, start + WINDOW).join(' '));
}

export type LearntIntents = Learnt<Intent | 'question'>;

/** Reads the intent of messages with a trained model. */
export function intentReader(learnt: LearntIntents): (text: string) => Reading {
  const classify = classifierOf(learnt);
  return (text) => {
    const whole = read(classify, text);
    const sentences = sentencesOf(text);
    const windows = sentences.filter((one) => wordCount(one) >= LONG_SENTENCE).flatMap(windowsOf);
    const readParts = (parts: readonly string[]) =>
      parts.slice(0, MAX_PARTS).map((part) => read(classify, part, PART_DISCOUNT));
    const all = [whole, ...(sentences.length > 1 ? readParts(sentences) : [])];
    const alarming = [...all, ...readParts(windows)].reduce((a, b) =>
      b.emergency.probability > a.emergency.probability ? b : a,
    );
    const { intent, probability } =
      (whole.intent === 'question' ? orderAbout(text, classify) : undefined) ?? whole;
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
