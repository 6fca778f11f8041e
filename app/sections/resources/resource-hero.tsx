import type { PagePath } from '#content/pages.ts';
import type { Hero } from '#content/types.ts';
import { Breadcrumb } from '#app/sections/page/breadcrumb.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { HeroFrame } from '#app/ui/layout/hero-frame.tsx';

type ResourceHeroProps = { path: PagePath; hero: Hero; focus: string };

/**
 * Low hero of a resource page. All of them use the same picture; `focus` shows a different part of it on wide screens.
 * Only the text is printed.
 */
export function ResourceHero({ path, hero, focus }: ResourceHeroProps) {
  return (
    <HeroFrame
      image={hero.image}
      height="short"
      focus={classNames(focus, 'print:hidden')}
      className="print:min-h-0 print:[&_.hero-shade]:hidden print:[&>div]:py-0"
    >
      <Breadcrumb path={path} className="no-print" />
      <Eyebrow className="mt-10 lg:mt-14">{hero.eyebrow}</Eyebrow>
      <Heading level={1} className="mt-4 max-w-[11.8em]">
        {hero.heading}
      </Heading>
      <p className="mt-5 max-w-[34.6em] text-lead text-body">
        <ContactText>{hero.lead}</ContactText>
      </p>
    </HeroFrame>
  );
}
