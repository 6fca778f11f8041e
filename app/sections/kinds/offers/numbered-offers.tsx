import type { PointList } from '#content/types.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { OrderedList } from '#app/ui/text/ordered-list.tsx';

import { PointLines } from './point-lines.tsx';

/** Offers numbered 01, 02, …; the numbers are hidden from screen readers, which count the `<ol>` themselves. */
export function NumberedOffers({ items }: { items: readonly PointList[] }) {
  return (
    <OrderedList className="border-b border-hairline">
      {items.map((item, index) => (
        <li
          key={item.name}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-hairline py-9 first:pt-7 sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="pt-1 text-small text-accent-ink tabular-nums">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <Heading level={3}>{item.name}</Heading>
            <p className="mt-3 max-w-measure text-secondary">{item.text}</p>
            <PointLines points={item.points} className="mt-6" />
          </div>
        </li>
      ))}
    </OrderedList>
  );
}
