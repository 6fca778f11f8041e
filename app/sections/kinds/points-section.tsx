import type { Point } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { Section } from '#app/ui/layout/section.tsx';

import type { SectionOf } from './section-of.ts';
import { SplitSection } from './split-section.tsx';

function Rows({ items }: { items: readonly Point[] }) {
  return (
    <ul className="border-b border-hairline">
      {items.map((item) => (
        <li
          key={item.name}
          className="grid gap-x-6 gap-y-3 border-t border-hairline py-8 sm:grid-cols-[5fr_8fr] lg:py-10"
        >
          <Heading level={3}>{item.name}</Heading>
          <p className="text-secondary">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Five items form a row of two and a row of three; other numbers form rows of two or three. */
function spanClass(count: number, index: number): string {
  if (count === 5) return index < 2 ? 'lg:col-span-6' : 'lg:col-span-4';
  return count % 3 === 0 ? 'lg:col-span-4' : 'lg:col-span-6';
}

function Grid({ items }: { items: readonly Point[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-16">
      {items.map((item, index) => (
        <li
          key={item.name}
          className={classNames(
            'border-t border-hairline pt-6 sm:max-lg:last:odd:col-span-2 lg:pr-8',
            spanClass(items.length, index),
          )}
        >
          <Heading level={3}>{item.name}</Heading>
          <p className="mt-3 max-w-[52ch] text-secondary">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

export function PointsSection({ items, layout, ...frame }: SectionOf<'points'>) {
  if (layout === 'rows') {
    return (
      <SplitSection {...frame}>
        <Rows items={items} />
      </SplitSection>
    );
  }
  return (
    <Section layout="stacked" {...frame}>
      <Grid items={items} />
    </Section>
  );
}
