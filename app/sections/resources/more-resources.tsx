import { pagesOf, type PagePath } from '#content/pages.ts';
import { MORE_RESOURCES } from '#content/common/sections.ts';
import type { Tone } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { PageItem } from '#app/sections/listing/page-item.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

type MoreResourcesProps = { path: PagePath; tone: Tone };

/** Links to the other resource pages, in one row under hairlines. */
export function MoreResources({ path, tone }: MoreResourcesProps) {
  const others = [...pagesOf('resource'), ...pagesOf('tool')].filter((page) => page.path !== path);
  return (
    <section
      aria-labelledby="more-resources-heading"
      className={classNames(TONE_CLASS[tone], 'py-16 no-print lg:py-20')}
    >
      <Container>
        <Heading level={2} size="h4" id="more-resources-heading">
          {MORE_RESOURCES}
        </Heading>
        <ul className="mt-6 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-5">
          {others.map((page) => (
            <PageItem
              key={page.path}
              page={page}
              className="items-start gap-4 pt-5 pb-7 lg:pb-0"
              arrowClassName="mt-2"
            />
          ))}
        </ul>
      </Container>
    </section>
  );
}
