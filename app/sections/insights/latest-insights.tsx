import { memo } from 'react';
import { INSIGHT_COVERS } from 'virtual:insight-covers';

import { CATEGORY_IMAGES, INSIGHT_ACTIONS, type Insight } from '#content/insights.ts';
import { classNames } from '#app/lib/class-names.ts';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

import { InsightFacts, InsightKicker } from './insight-meta.tsx';

/** Number of items shown with a picture; the rest are text only. */
const PICTURE_COUNT = 4;

type CardProps = { item: Insight; gate: Gate; isWide: boolean; isAlone: boolean; hasPicture: boolean };

function Card({ item, gate, isWide, isAlone, hasPicture }: CardProps) {
  return (
    <li
      className={classNames(
        'card relative col-span-12 flex break-inside-avoid flex-col items-start',
        hasPicture
          ? isWide
            ? 'sm:col-span-7 lg:col-span-8'
            : 'sm:col-span-5 lg:col-span-4'
          : 'border-t border-hairline pt-6',
        !hasPicture && !isAlone && 'sm:col-span-6',
      )}
    >
      {hasPicture && (
        <Picture
          name={INSIGHT_COVERS[item.id] ?? CATEGORY_IMAGES[item.category]}
          sizes={
            isWide
              ? '(min-width: 80rem) 52rem, (min-width: 64rem) 66vw, (min-width: 40rem) 58vw, 100vw'
              : '(min-width: 64rem) 33vw, (min-width: 40rem) 42vw, 100vw'
          }
          className="mb-5 aspect-[3/2] w-full sm:aspect-auto sm:h-60 lg:h-80 print:hidden"
        />
      )}
      <InsightKicker item={item} />
      <Heading
        level={3}
        size={isWide && hasPicture ? 'h2' : 'h3'}
        id={`${item.id}-title`}
        className="mt-2 max-w-[26ch] wrap-anywhere"
      >
        <PieceLink id={item.id} className="card-link">
          {item.title}
        </PieceLink>
      </Heading>
      <p className="mt-3 max-w-measure text-secondary">{item.excerpt}</p>
      <InsightFacts item={item} className="mt-4" />
      <GatedAction
        gate={gate}
        label={INSIGHT_ACTIONS[item.type]}
        itemId={item.id}
        className="relative z-1 mt-2"
      />
    </li>
  );
}

type LatestInsightsProps = { items: readonly Insight[]; heading: string; lead: string; gate: Gate };

/**
 * Rows of two, wide and narrow, then narrow and wide; the items without a picture follow in pairs of equal width. The
 * last of an odd number has a row to itself.
 */
export const LatestInsights = memo(function LatestInsights({
  items,
  heading,
  lead,
  gate,
}: LatestInsightsProps) {
  return (
    <section aria-labelledby="latest-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-hairline pt-8">
        <Heading level={2} id="latest-heading">
          {heading}
        </Heading>
        <p className="text-secondary">{lead}</p>
      </div>
      <ul className="grid-12 mt-8 gap-y-12 lg:mt-10 lg:gap-y-16">
        {items.map((item, index) => {
          const isAlone = index % 2 === 0 && index === items.length - 1;
          return (
            <Card
              key={item.id}
              item={item}
              gate={gate}
              isWide={isAlone || index % 4 === 0 || index % 4 === 3}
              isAlone={isAlone}
              hasPicture={index < PICTURE_COUNT}
            />
          );
        })}
      </ul>
    </section>
  );
});
