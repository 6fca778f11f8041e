import { useState } from 'react';

import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { durationText, officeText } from '#app/features/admin/desk/text/waiting.ts';
import { classNames } from '#app/lib/class-names.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import type { DeskStatistics } from '#shared/desk/results.ts';

import { Breakdown } from './breakdown.tsx';
import { PerDayChart } from './per-day-chart.tsx';

const { figures: texts } = DESK;

type DeskHeadProps = { statistics: DeskStatistics; state: DeskUrl };

const LINK_CLASS = 'underline decoration-1 underline-offset-[0.2em] hover:decoration-2';

function OpenNow({ statistics, state }: DeskHeadProps) {
  const { waiting, waiting_overdue, office } = statistics;
  const openFilter = {
    ...urlOfView('enquiries'),
    status: 'open',
    sort: 'waiting',
    ascending: false,
  } as const;
  const hours = office.promise_hours;
  return (
    <div>
      <dt className="text-secondary">{texts.openNow}</dt>
      <dd className="mt-0.5">
        <RouterLink
          to={state.hrefOf(openFilter)}
          preventScrollReset
          className={`mr-3 text-h3 font-medium text-heading tabular-nums ${LINK_CLASS}`}
        >
          {waiting}
        </RouterLink>{' '}
        {waiting_overdue > 0 && (
          <RouterLink
            to={state.hrefOf({ ...openFilter, waiting: 'clock_24h' })}
            preventScrollReset
            className={`font-medium text-danger ${LINK_CLASS}`}
          >
            {texts.over(waiting_overdue, hours)}
          </RouterLink>
        )}
        {waiting_overdue === 0 && <span className="text-secondary">{texts.noneOver(hours)}</span>}
      </dd>
    </div>
  );
}

function MedianAnswer({ statistics }: { statistics: DeskStatistics }) {
  const { median_answer_minutes, median_answer_office_minutes, answered_30_days } = statistics;
  return (
    <div>
      <dt className="text-secondary">{texts.median}</dt>
      <dd className="mt-0.5">
        <span className="mr-3 text-h3 font-medium text-heading tabular-nums">
          {median_answer_minutes === null ? NOTHING : durationText(median_answer_minutes)}
        </span>{' '}
        <span className="text-secondary">
          {median_answer_office_minutes === null
            ? texts.noneAnswered
            : texts.medianOffice(officeText(median_answer_office_minutes), answered_30_days)}
        </span>
      </dd>
    </div>
  );
}

/** Workload and response times in one strip above the table. */
export function DeskHead({ statistics, state }: DeskHeadProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <section aria-label={texts.label} className="border-b border-hairline py-3 text-small leading-snug">
      <div className="flex flex-wrap gap-x-12 gap-y-3 lg:flex-nowrap">
        <dl className="flex flex-wrap gap-x-12 gap-y-2 lg:flex-none lg:flex-nowrap">
          <OpenNow statistics={statistics} state={state} />
          <MedianAnswer statistics={statistics} />
        </dl>
        <div
          className={classNames('w-full min-w-0 lg:ml-auto lg:max-w-[32rem]', !isExpanded && 'max-md:hidden')}
        >
          <PerDayChart days={statistics.per_day} texts={texts.perDay} />
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls="desk-spread"
        onClick={() => setExpanded(!isExpanded)}
        className={`mt-1 inline-flex min-h-6 items-center text-link lg:-mt-6 ${LINK_CLASS}`}
      >
        {isExpanded ? texts.showLess : texts.showMore}
      </button>
      <div id="desk-spread">
        {isExpanded && (
          <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-2">
            <Breakdown title={texts.byInterest} options={INTEREST_OPTIONS} counts={statistics.by_interest} />
            <Breakdown title={texts.byIndustry} options={INDUSTRY_OPTIONS} counts={statistics.by_industry} />
          </div>
        )}
      </div>
    </section>
  );
}
