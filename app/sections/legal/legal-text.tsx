import type { LegalPage } from '#content/types.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import { LegalBlock } from './legal-block.tsx';
import { LegalContents } from './legal-contents.tsx';

type LegalTextProps = { sections: LegalPage['sections'] };

/** Table of contents beside the text. Lines of text have 62 to 70 characters. */
export function LegalText({ sections }: LegalTextProps) {
  return (
    <div className="tone-paper py-16 lg:py-24 print:py-0">
      <Container className="grid-12 gap-y-14">
        <div className="col-span-12 lg:col-span-4 lg:pr-6 print:hidden">
          <LegalContents sections={sections} />
        </div>
        <div className="col-span-12 grid max-w-[34rem] gap-y-14 wrap-anywhere lg:col-span-7 lg:col-start-6 print:max-w-none print:gap-y-6">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <Heading level={2} size="h3" id={`${section.id}-heading`}>
                {section.heading}
              </Heading>
              <div className="mt-5 grid gap-5 print:mt-2 print:gap-2">
                {section.blocks.map((block, index) => (
                  <LegalBlock key={index} block={block} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Container>
    </div>
  );
}
