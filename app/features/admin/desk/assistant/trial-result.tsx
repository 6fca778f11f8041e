import type { ReactNode } from 'react';

import { DESK } from '#content/desk/desk.ts';
import type { Trial } from '#shared/assistant-trial.ts';

import { PlaceLink } from './place-link.tsx';

const { trial: texts } = DESK;

function percentOf(probability: number): string {
  return texts.percent((probability * 100).toLocaleString(undefined, { maximumFractionDigits: 1 }));
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 border-t border-hairline py-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-secondary">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function RunnerUp({ entry }: { entry: Trial['runnerUp'] }) {
  if (!entry) return texts.noRunnerUp;
  return (
    <>
      <p>
        <code>{entry.id}</code> {percentOf(entry.score)}
      </p>
      <p className="text-secondary">{entry.question}</p>
      {entry.place && <PlaceLink place={entry.place} />}
    </>
  );
}

/** The reply to a tried question, what it came from and what else was considered. */
export function TrialResult({ trial: { reply, outcome, runnerUp, intents } }: { trial: Trial }) {
  const { kind, name, place, score } = outcome;
  return (
    <dl>
      <Fact name={texts.from}>
        <p className={kind === 'none' ? 'font-medium text-danger' : 'font-medium text-heading'}>
          {texts.outcome(kind, name)}
        </p>
        {place && <PlaceLink place={place} />}
      </Fact>
      <Fact name={texts.score}>{score === null ? DESK.common.nothing : percentOf(score)}</Fact>
      <Fact name={texts.reply}>
        <p className="whitespace-pre-line">{reply}</p>
      </Fact>
      <Fact name={texts.runnerUp}>
        <RunnerUp entry={runnerUp} />
      </Fact>
      <Fact name={texts.intents}>
        <ul>
          {intents.map((intent) => (
            <li key={intent.name}>
              {intent.name} {percentOf(intent.probability)}
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}
