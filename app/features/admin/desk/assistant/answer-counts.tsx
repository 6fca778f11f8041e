import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { ChoiceField } from '#app/features/admin/desk/parts/form/controls.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { localDay } from '#app/features/admin/desk/text/local-time.ts';
import { classNames } from '#app/lib/class-names.ts';
import { DESK } from '#content/desk/desk.ts';
import { ANSWER_KINDS } from '#shared/assistant-trial.ts';
import type { AnswerKind } from '#shared/assistant-trial.ts';
import type { AssistantStatistics } from '#shared/desk/results.ts';

import { PlaceLink } from './place-link.tsx';

const { answers: texts } = DESK;

type Totals = Record<AnswerKind, number>;

function dayOf(week: string): string {
  return localDay(week, { day: 'numeric', month: 'long', year: 'numeric' });
}

function totalOf(totals: Totals): number {
  return ANSWER_KINDS.reduce((sum, kind) => sum + totals[kind], 0);
}

function KindTotals({ totals }: { totals: Totals }) {
  const total = totalOf(totals);
  return (
    <dl className="my-5 grid grid-cols-2 gap-x-12 gap-y-3 border-y border-hairline py-3 text-small leading-snug sm:flex sm:flex-wrap">
      {ANSWER_KINDS.toReversed().map((kind) => {
        const isMissed = kind === 'none' && totals.none > 0;
        return (
          <div key={kind}>
            <dt className={isMissed ? 'font-medium text-danger' : 'text-secondary'}>{texts.ofKind[kind]}</dt>
            <dd className="mt-0.5">
              <span
                className={classNames(
                  'text-h3 font-medium tabular-nums',
                  isMissed ? 'text-danger' : 'text-heading',
                )}
              >
                {totals[kind].toLocaleString()}
              </span>
              {isMissed && (
                <span className="ml-3 text-secondary">
                  {texts.share(Math.round((totals.none / total) * 100))}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function NamesTable({ week, names }: Pick<AssistantStatistics, 'week' | 'names'>) {
  if (names.length === 0) return <p className="text-small text-secondary">{texts.empty}</p>;
  return (
    <PlainTable
      caption={texts.caption(dayOf(week))}
      columns={texts.columns}
      rows={names.map(({ kind, name, answers }) => ({
        key: `${kind} ${name}`,
        cells: [
          kind === 'passage' ? <PlaceLink key="place" place={name} /> : <code key="name">{name}</code>,
          kind === 'none' ? (
            <span key="kind" className="font-medium text-danger">
              {texts.kinds.none}
            </span>
          ) : (
            texts.kinds[kind]
          ),
          answers.toLocaleString(),
        ],
      }))}
    />
  );
}

/** The answers of one of the last eight weeks by kind and by name. */
export function AnswerCounts() {
  const [chosen, setChosen] = useState<string>();
  const query = useQuery({
    queryKey: [SHOWN, 'assistant', chosen],
    queryFn: ({ signal }) => askDesk('assistant_statistics', chosen ? { week: chosen } : {}, signal),
    placeholderData: keepPreviousData,
  });
  const week = query.data?.weeks.find((one) => one.week === query.data.week);
  return (
    <>
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {query.data && (
        <div aria-busy={query.isPlaceholderData}>
          <ChoiceField
            label={texts.week}
            value={chosen ?? query.data.week}
            options={query.data.weeks.map((totals) => ({
              value: totals.week,
              label: texts.weekTotal(dayOf(totals.week), totalOf(totals)),
            }))}
            onChange={setChosen}
            className="max-w-80"
          />
          {week && <KindTotals totals={week} />}
          <NamesTable week={query.data.week} names={query.data.names} />
        </div>
      )}
    </>
  );
}
