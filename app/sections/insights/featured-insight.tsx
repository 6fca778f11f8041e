import { memo } from 'react';
import { INSIGHT_COVERS } from 'virtual:insight-covers';

import { CATEGORY_IMAGES, INSIGHT_ACTIONS, type Insight } from '#content/insights.ts';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

import { InsightFacts, InsightKicker } from './insight-meta.tsx';

type FeaturedInsightProps = { item: Insight; heading: string; gate: Gate };

/** The first insight shown, in large: the picture spans seven columns, the text five. */
export const FeaturedInsight = memo(function FeaturedInsight({ item, heading, gate }: FeaturedInsightProps) {
  return (
    <section aria-labelledby="featured-heading" className="grid-12 gap-y-7">
      <div className="col-span-12 lg:col-span-7 print:hidden">
        <Picture
          name={INSIGHT_COVERS[item.id] ?? CATEGORY_IMAGES[item.category]}
          sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 57vw, 100vw"
          className="aspect-[3/2] w-full"
        />
      </div>
      <div className="col-span-12 flex flex-col items-start lg:col-span-5 lg:pl-6">
        <h2 id="featured-heading">
          <Eyebrow>{heading}</Eyebrow>
        </h2>
        <Heading level={3} size="h2" id={`${item.id}-title`} className="mt-4 mb-5">
          <PieceLink id={item.id}>{item.title}</PieceLink>
        </Heading>
        <InsightKicker item={item} />
        <p className="mt-3 text-secondary">{item.excerpt}</p>
        <InsightFacts item={item} className="mt-5" />
        <GatedAction
          gate={gate}
          label={INSIGHT_ACTIONS[item.type]}
          itemId={item.id}
          look="secondary"
          className="mt-7"
        />
      </div>
    </section>
  );
});
