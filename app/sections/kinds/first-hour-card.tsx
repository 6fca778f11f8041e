import { FIRM } from '#content/firm.ts';
import { pageOf } from '#content/pages.ts';
import { FIRST_HOUR_CARD } from '#content/first-hour-card.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { OrderedList } from '#app/ui/text/ordered-list.tsx';
import { SITE_URL } from '#app/lib/pages/site-url.ts';
import { formatDay } from '#shared/text/format-day.ts';

import type { SectionOf } from './section-of.ts';

const { title, tell: tellHeading, print, deadlines, keep, times, log, source } = FIRST_HOUR_CARD;
const PATH = '/services/incident-response';

/** Lines to write on, on paper only. */
function TimesToWrite() {
  return (
    <div className="hidden text-small print:block">
      <dl className="mt-3 grid grid-cols-2 gap-x-6">
        {times.map((name) => (
          <div key={name} className="flex items-end justify-between border-b border-hairline pt-2.5">
            <dt>{name}</dt>
            <dd className="w-24 border-l border-hairline pl-2">:</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-semibold text-heading">{log}</p>
      <svg aria-hidden="true" width="100%" height="80" className="stroke-hairline">
        <path d="M0 26h2000M0 53h2000M0 79h2000" />
      </svg>
      <p className="mt-2">{source(FIRM.name, formatDay(pageOf(PATH).updated), SITE_URL + PATH)}</p>
    </div>
  );
}

/** What to do in the first hour. Everything but the button reads and prints without script. */
export function FirstHourCard({ steps, tell }: SectionOf<'hotline'>['card']) {
  return (
    <>
      <Heading level={3} className="mt-12 print:mt-2">
        {title}
      </Heading>
      <OrderedList className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 print:mt-2 print:gap-y-2 print:text-small">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-t border-hairline pt-4 lg:pr-4 print:pt-1.5">
            <Heading level={4} size="h4">
              {`${index + 1}. ${name}`}
            </Heading>
            <p className="mt-2 print:mt-0.5">{text}</p>
          </li>
        ))}
        <li className="border-t-2 border-signal pt-4 print:border-t print:border-hairline print:pt-1.5">
          <Heading level={4} size="h4">
            {`${steps.length + 1}. ${tellHeading}`}
          </Heading>
          <ul className="mt-2 list-disc space-y-1 pl-4 print:mt-0.5 print:space-y-0">
            {tell.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      </OrderedList>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 no-print">
        <Button look="secondary" className="noscript:hidden" onClick={() => window.print()}>
          {print}
        </Button>
        <Link href="/resources/notification-deadlines" className="underline">
          {deadlines}
        </Link>
        <p className="max-w-measure text-small text-secondary">{keep}</p>
      </div>
      <TimesToWrite />
    </>
  );
}
