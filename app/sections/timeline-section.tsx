import { classNames } from '#app/lib/class-names.ts';
import { Heading } from '#app/ui/heading.tsx';
import { Section } from '#app/ui/section.tsx';

import type { SectionOf } from './section-of.ts';

type Mark = SectionOf<'timeline'>['marks'][number];

/** The clock line is two hours long, in quarters of an hour. */
const LINE_MINUTES = 120;
const QUARTER_MINUTES = 15;
const HOUR_MINUTES = 60;

/** Where a mark's flag begins, by quarters of an hour after the call. */
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

function spokenTime(minutes: number): string {
  return minutes > HOUR_MINUTES ? `Under ${minutes / HOUR_MINUTES} hours` : `Under ${minutes} minutes`;
}

/** On narrow screens each mark carries its own share of the line. */
function Share({ minutes }: { minutes: number }) {
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

function ClockLine({ marks }: { marks: readonly Mark[] }) {
  const at = (minutes: number) => `${(minutes / LINE_MINUTES) * 100}%`;
  return (
    <svg width="100%" height="64" aria-hidden="true" className="hidden overflow-visible lg:block">
      {/* A mark every five minutes, a longer one every quarter: a minute is a unit of the line. */}
      <g className="stroke-secondary" strokeDashoffset="0.05">
        <line x2="100%" y1="5" y2="5" pathLength={LINE_MINUTES} strokeDasharray="0.1 4.9" strokeWidth="8" />
        <line x2="100%" y1="8" y2="8" pathLength={LINE_MINUTES} strokeDasharray="0.1 14.9" strokeWidth="15" />
      </g>
      <line x1="0" x2="100%" y1="1" y2="1" className="stroke-accent" strokeWidth="2" />
      <circle cx="0" cy="1" r="5" className="fill-accent" />
      <text x="0" y="44" className="fill-secondary text-small">
        The call
      </text>
      {marks.map(({ minutes }) => (
        <g key={minutes} className="fill-secondary text-small tabular-nums">
          <circle cx={at(minutes)} cy="1" r="5" className="fill-surface stroke-accent" strokeWidth="2" />
          <text x={at(minutes)} y="44" textAnchor={minutes === LINE_MINUTES ? 'end' : 'middle'}>
            {minutes} min
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Response marks to scale: flags on poles over one clock line, read from the first downwards. */
export function TimelineSection({ marks, ...frame }: SectionOf<'timeline'>) {
  return (
    <Section layout="stacked" {...frame}>
      <ol className="grid gap-10 lg:grid-cols-8 lg:gap-0">
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
                <Share minutes={mark.minutes} />
                <p className="mt-4 font-display text-h2 text-accent-ink lining-nums lg:mt-0">
                  {spokenTime(mark.minutes)}
                </p>
                <Heading level={3} className="mt-2">
                  {mark.name}
                </Heading>
                <p className="mt-2 max-w-[56ch] text-secondary">{mark.text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <ClockLine marks={marks} />
    </Section>
  );
}
