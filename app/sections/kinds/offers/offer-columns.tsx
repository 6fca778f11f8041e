import type { PointList } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Heading } from '#app/ui/text/heading.tsx';

import { PointLines } from './point-lines.tsx';

/** Three offers side by side, or four as two by two. */
export function OfferColumns({ items }: { items: readonly PointList[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-x-6 gap-y-12 lg:gap-y-20',
        items.length === 4 ? 'md:grid-cols-2 lg:gap-x-20' : 'lg:grid-cols-3 lg:gap-x-12',
      )}
    >
      {items.map((item) => (
        <li
          key={item.name}
          className="border-t border-heading pt-6 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
        >
          <Heading level={3}>{item.name}</Heading>
          <p className="mt-4 text-secondary">{item.text}</p>
          <PointLines points={item.points} className="mt-7" />
        </li>
      ))}
    </ul>
  );
}
