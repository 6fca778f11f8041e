import type { RuledOffer } from '#content/types.ts';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** Offers in full-width rows: name, description and points. */
export function RuledOffers({ items }: { items: readonly RuledOffer[] }) {
  return (
    <ul className="border-b border-hairline">
      {items.map((item) => (
        <li key={item.name} className="grid-12 gap-y-5 border-t border-hairline py-9 lg:py-11">
          <Heading level={3} className="col-span-12 lg:col-span-4 lg:pr-6">
            {item.name}
          </Heading>
          <p className="col-span-12 md:col-span-6 lg:col-span-4">{item.text}</p>
          <ul className="col-span-12 space-y-2.5 text-small text-secondary md:col-span-6 lg:col-span-4 lg:pl-6">
            {item.points.map((point) => (
              <li key={typeof point === 'string' ? point : point.href} className="relative pl-6">
                <span aria-hidden="true" className="absolute top-[0.7em] left-0 h-px w-3.5 bg-accent" />
                {typeof point === 'string' ? point : <TextLink href={point.href}>{point.label}</TextLink>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
