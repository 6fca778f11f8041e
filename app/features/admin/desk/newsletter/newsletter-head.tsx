import { useQuery } from '@tanstack/react-query';

import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { PerDayChart } from '#app/features/admin/desk/head/per-day-chart.tsx';
import { QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { DESK } from '#content/desk/desk.ts';

import { shareText } from './subscription-text.ts';

const { newsletterFigures: texts } = DESK;

type FigureProps = { name: string; value: string; note?: string };

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt className="text-secondary">{name}</dt>
      <dd className="mt-0.5">
        <span className="text-h3 font-medium text-heading tabular-nums">{value}</span>
        {note && <span className="ml-3 text-secondary tabular-nums">{note}</span>}
      </dd>
    </div>
  );
}

/** How many people subscribe, confirm and unsubscribe. */
export function NewsletterHead() {
  const query = useQuery({
    queryKey: [SHOWN, 'newsletter-statistics'],
    queryFn: ({ signal }) => askDesk('newsletter_statistics', undefined, signal),
  });
  const figures = query.data;
  return (
    <>
      <QueryFailure query={query} title={texts.loadFailed} />
      {figures && (
        <section
          aria-label={texts.label}
          className="flex flex-wrap gap-x-12 gap-y-3 border-b border-hairline py-3 text-small leading-snug lg:flex-nowrap"
        >
          <dl className="flex flex-wrap gap-x-10 gap-y-2 lg:flex-none">
            <Figure name={texts.confirmed} value={figures.confirmed.toLocaleString()} />
            <Figure name={texts.unconfirmed} value={figures.unconfirmed.toLocaleString()} />
            <Figure name={texts.left} value={figures.left.toLocaleString()} />
            <Figure name={texts.suppressed} value={figures.suppressed.toLocaleString()} />
            <Figure
              name={texts.share}
              value={shareText(figures.confirmed_30_days, figures.arrived_30_days)}
              note={texts.shareOf(figures.confirmed_30_days, figures.arrived_30_days)}
            />
          </dl>
          <div className="w-full min-w-0 lg:ml-auto lg:max-w-[24rem]">
            <PerDayChart days={figures.per_day} texts={texts.perDay} />
          </div>
        </section>
      )}
    </>
  );
}
