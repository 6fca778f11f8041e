import { LEGAL_FRAME } from '#content/legal/frame.ts';
import { pagesOf } from '#content/pages.ts';
import type { LegalPage } from '#content/types.ts';
import { PageItem } from '#app/sections/listing/page-item.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import { HomeLink } from './home-link.tsx';

/** Links to the other two legal pages and to the home page. */
export function LegalFurther({ path }: Pick<LegalPage, 'path'>) {
  const others = pagesOf('legal').filter((page) => page.path !== path);
  return (
    <section aria-labelledby="further-heading" className="tone-paper-2 py-16 no-print lg:py-20">
      <Container className="grid-12 gap-y-8">
        <Heading level={2} size="h3" id="further-heading" className="col-span-12 lg:col-span-4">
          {LEGAL_FRAME.further}
        </Heading>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <ul className="border-b border-hairline">
            {others.map((page) => (
              <PageItem key={page.path} page={page} className="items-center gap-6 py-5" />
            ))}
          </ul>
          <HomeLink direction="on" className="mt-8">
            {LEGAL_FRAME.home}
          </HomeLink>
        </div>
      </Container>
    </section>
  );
}
