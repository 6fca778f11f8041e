import { LOG, TABLE } from '#content/deadlines/files.ts';
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';

import { ceilingText, countdownText, dueText } from '../result/deadline-text.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The deadlines as CSV. Every cell is text of this site, so none can be read as a formula. */
export function tableFile(deadlines: readonly Deadline[], nowMs: number): string {
  const rows = deadlines.map((deadline) => {
    const { regime: id, stage, state, isPossible } = deadline;
    const regime = LIVE_REGIMES[id];
    return [
      regime?.name ?? id,
      stage.name,
      dueText(deadline),
      state.kind === 'due' ? new Date(state.at.epochMilliseconds).toISOString() : '',
      ceilingText(deadline, nowMs),
      RECIPIENTS[stage.to]?.name ?? '',
      stage.only ?? '',
      regime?.text ?? '',
      regime?.source ?? '',
      isPossible ? TABLE.possible : '',
    ];
  });
  return `\uFEFF${[TABLE.columns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** The deadlines as lines of an incident log. */
export function logText(deadlines: readonly Deadline[], nowMs: number): string {
  const head = LOG.title(`${new Date(nowMs).toISOString().slice(0, 16)}Z`);
  const lines = deadlines.map((deadline) => {
    const { regime: id, stage, isPossible } = deadline;
    const left = countdownText(deadline, nowMs);
    const possible = isPossible ? ` ${LOG.possible}` : '';
    const facts = [stage.only && `${stage.only}.`, ceilingText(deadline, nowMs)].filter(Boolean);
    return `- ${LIVE_REGIMES[id]?.name ?? id}, ${stage.name}: ${dueText(deadline)}${left && ` (${left})`}${possible}${facts.length > 0 ? `. ${facts.join(' ')}` : ''}`;
  });
  return [head, ...lines, ''].join('\n');
}
