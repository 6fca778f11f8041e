import { TIMELINE } from '#content/common/sections.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { OrderedList } from '#app/ui/text/ordered-list.tsx';

import type { SectionOf } from './section-of.ts';

type Mark = SectionOf<'timeline'>['marks'][number];

/** The time axis covers two hours; each grid column is a quarter of an hour. */
const LINE_MINUTES = 120;
const QUARTER_MINUTES = 15;

/** Start column of a mark's text, by quarters of an hour after the call. */
const COLUMN_START = [
  'lg:col-start-1',
  'lg:col-start-2',
  'lg:col-start-3',
  'lg:col-start-4',
  'lg:col-start-5',
  'lg:col-start-6',
  'lg:col-start-7',
  'lg:col-start-8',
];
const ROW_START = ['lg:row-start-1', 'lg:row-start-2', 'lg:row-start-3', 'lg:row-start-4'];

/** On narrow screens each mark has an axis of its own, filled up to its time. */
function FilledAxis({ minutes }: { minutes: number }) {
  return (
    <svg
      viewBox={`0 0 ${LINE_MINUTES} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-0.5 w-full bg-hairline lg:hidden"
    >
      <rect width={minutes} height="2" className="fill-accent" />
    </svg>
  );
}

function TimeAxis({ marks }: { marks: readonly Mark[] }) {
  const at = (minutes: number) => `${(minutes / LINE_MINUTES) * 100}%`;
  return (
    <svg width="100%" height="64" aria-hidden="true" className="hidden overflow-visible lg:block">
      {/* A tick every five minutes, a longer one every quarter. `pathLength` makes a minute one unit of the dashes. */}
      <g className="stroke-secondary" strokeDashoffset="0.05">
        <line x2="100%" y1="5" y2="5" pathLength={LINE_MINUTES} strokeDasharray="0.1 4.9" strokeWidth="8" />
        <line x2="100%" y1="8" y2="8" pathLength={LINE_MINUTES} strokeDasharray="0.1 14.9" strokeWidth="15" />
      </g>
      <line x1="0" x2="100%" y1="1" y2="1" className="stroke-accent" strokeWidth="2" />
      <circle cx="0" cy="1" r="5" className="fill-accent" />
      <text x="0" y="44" className="fill-secondary text-small">
        {TIMELINE.start}
      </text>
      {marks.map(({ minutes }) => (
        <g key={minutes} className="fill-secondary text-small tabular-nums">
          <circle cx={at(minutes)} cy="1" r="5" className="fill-surface stroke-accent" strokeWidth="2" />
          <text x={at(minutes)} y="44" textAnchor={minutes === LINE_MINUTES ? 'end' : 'middle'}>
            {TIMELINE.mark(minutes)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Response times to scale: each text hangs on a vertical line above one time axis, the earliest at the top. */
export function TimelineSection({ marks, ...frame }: SectionOf<'timeline'>) {
  return (
    <Section layout="stacked" {...frame}>
      <OrderedList className="grid gap-10 lg:grid-cols-8 lg:gap-0">
        {marks.map((mark, index) => {
          const isLast = mark.minutes >= LINE_MINUTES;
          return (
            <li
              key={mark.minutes}
              className={classNames(
                'lg:row-end-5 lg:grid lg:grid-rows-subgrid lg:border-hairline',
                ROW_START[index],
                isLast
                  ? 'lg:col-start-5 lg:col-end-9 lg:justify-items-end lg:border-r lg:pr-6 lg:pl-8 lg:text-right'
                  : 'lg:col-end-9 lg:border-l lg:pl-6',
                !isLast && COLUMN_START[mark.minutes / QUARTER_MINUTES],
              )}
            >
              <div className="lg:pb-9">
                <FilledAxis minutes={mark.minutes} />
                <p className="mt-4 font-display text-h2 text-accent-ink lining-nums lg:mt-0">
                  {TIMELINE.within(mark.minutes)}
                </p>
                <Heading level={3} className="mt-2">
                  {mark.name}
                </Heading>
                <p className="mt-2 max-w-measure text-secondary">{mark.text}</p>
              </div>
            </li>
          );
        })}
      </OrderedList>
      <TimeAxis marks={marks} />
    </Section>
  );
}
