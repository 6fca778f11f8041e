import type { ReactNode } from 'react';

import { WEAK_POINT } from '#content/assessment/screens.ts';
import { pageOf } from '#content/pages.ts';
import { classNames } from '#app/lib/class-names.ts';
import { formatDay } from '#shared/text/format-day.ts';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { OrderedList } from '#app/ui/text/ordered-list.tsx';

import type { Day } from '../run/saved-run.ts';
import { answerText } from '../scoring/answer-text.ts';
import { datesFor } from '../scoring/due-date.ts';
import { firstAction } from '../scoring/first-action.ts';
import type { WeakPoint } from '../scoring/scoring.ts';

const ITEM_CLASS = classNames(
  'relative grid gap-x-12 gap-y-4 border-t border-hairline py-7 pl-12 lg:grid-cols-2 lg:pl-20',
  '[counter-increment:point] before:absolute before:top-[1.35rem] before:left-0 before:content-[counter(point)]',
  'before:font-display before:text-[2.25rem] before:leading-[1.2] before:text-accent-ink',
  'print:break-inside-avoid print:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:gap-[7mm] print:py-[2.2mm] print:pl-[11mm]',
  'print:before:top-[1.6mm] print:before:text-[22pt]',
);

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[4.5rem_minmax(0,1fr)] print:grid-cols-[15mm_minmax(0,1fr)]',
        className,
      )}
    >
      <dt className="text-secondary">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NextStep({ point, day }: { point: WeakPoint; day: Day }) {
  const { question } = point;
  const { begin, done } = datesFor(point, day);
  return (
    <div>
      <p className="text-(length:--text-small) text-secondary print:text-[8.5pt]">{WEAK_POINT.action}</p>
      <p className="font-medium text-heading">{firstAction(point)}</p>
      <dl className="mt-[0.9rem] grid gap-x-6 gap-y-[0.35rem] text-(length:--text-small) print:mt-[2mm] print:grid-cols-2 print:gap-x-[4mm] print:gap-y-[1mm] print:text-[8.5pt]">
        <Fact name={WEAK_POINT.begin}>{formatDay(begin)}</Fact>
        <Fact name={WEAK_POINT.done}>{formatDay(done)}</Fact>
        <Fact name={WEAK_POINT.owner} className="print:col-span-full">
          {question.owner}
        </Fact>
        {question.service && (
          <Fact name={WEAK_POINT.service} className="print:col-span-full">
            <TextLink href={question.service}>{pageOf(question.service).label}</TextLink>
          </Fact>
        )}
      </dl>
    </div>
  );
}

type WeakPointListProps = { points: readonly WeakPoint[]; day: Day };

/** The riskiest points, each with its first action, owner and due date. */
export function WeakPointList({ points, day }: WeakPointListProps) {
  return (
    <OrderedList className="mt-8 [counter-reset:point] print:mt-[2.5mm]">
      {points.map((point) => {
        const { question, area, answer } = point;
        return (
          <li key={question.id} className={ITEM_CLASS}>
            <div>
              <p className="eyebrow print:text-[7.5pt]">{area.name}</p>
              <Heading level={3} className="mt-1 print:text-[12.5pt]">
                {question.topic}
              </Heading>
              <p className="my-2">{answerText(question, answer)}</p>
              <p className="text-small text-secondary print:text-[8.5pt]">{question.stake}</p>
            </div>
            <NextStep point={point} day={day} />
          </li>
        );
      })}
    </OrderedList>
  );
}
