import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';

const BLANK = '[…]';

/** A notice as plain text, with a blank for each point that it has to contain. */
export function draftOf({ regime: id, stage }: Deadline): string {
  const regime = LIVE_REGIMES[id];
  const points = stage.contents.map((point, index) => `${index + 1}. ${point}:\n   ${BLANK}`);
  return [
    `To: ${RECIPIENTS[stage.to]?.name ?? BLANK}`,
    `From: ${BLANK} (organisation, registration number, contact for questions by day and night)`,
    `Re: ${stage.name} under ${regime?.text ?? id}`,
    '',
    `We notify the following incident. What is not known yet will follow without delay.`,
    '',
    ...points,
    '',
    `Sent on ${BLANK} at ${BLANK} (time zone ${BLANK}) by ${BLANK}.`,
    '',
  ].join('\n');
}
