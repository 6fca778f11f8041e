import { NOTICE } from '#content/deadlines/files.ts';
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';

/** A notice as plain text, with a blank for each point that it has to contain. */
export function draftOf({ regime: id, stage }: Deadline): string {
  const regime = LIVE_REGIMES[id];
  return [
    NOTICE.to(RECIPIENTS[stage.to]?.name ?? NOTICE.blank),
    NOTICE.from,
    NOTICE.subject(stage.name, regime?.text ?? id),
    '',
    NOTICE.opening,
    '',
    ...stage.contents.map((point, index) => NOTICE.point(index + 1, point)),
    '',
    NOTICE.sent,
    '',
  ].join('\n');
}
