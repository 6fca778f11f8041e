import { FIRM } from '#content/firm.ts';
import { LEGAL_FRAME } from '#content/legal/frame.ts';
import type { LegalPage } from '#content/types.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import { HomeLink } from './home-link.tsx';

/** Dark header of a legal page; in print it is a plain title with the firm's name. */
export function LegalHeader({ page }: { page: LegalPage }) {
  return (
    <div data-hero className="contour tone-ink relative overflow-hidden print:before:hidden">
      <Container className="relative pt-28 pb-14 lg:pt-36 lg:pb-20 print:pt-0 print:pb-6">
        <HomeLink direction="back" className="-mt-3 no-print">
          {LEGAL_FRAME.back}
        </HomeLink>
        <div className="grid-12 mt-10 items-end gap-y-8 lg:mt-14 print:mt-0">
          <div className="col-span-12 lg:col-span-8">
            <Eyebrow className="print:hidden">{LEGAL_FRAME.eyebrow}</Eyebrow>
            <p className="hidden text-small print:block">{FIRM.name}</p>
            <Heading level={1} className="mt-4">
              {page.heading}
            </Heading>
            <p className="mt-6 max-w-[36rem] text-lead text-secondary">{page.lead}</p>
          </div>
          <p className="col-span-12 border-t border-hairline pt-4 text-small text-secondary lg:col-span-3 lg:col-start-10">
            {page.updated}
            {page.reviewed && <span className="block">{page.reviewed}</span>}
          </p>
        </div>
      </Container>
    </div>
  );
}
