import type { IndustryPage } from '#content/types.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** What is particular about the sector's risk. On wide screens the hero's picture overlaps the top of the section. */
export function SituationSection({ heading, paragraphs }: IndustryPage['situation']) {
  return (
    <section id="situation" aria-labelledby="situation-heading" className="tone-paper py-section">
      <Container className="grid-12 gap-y-8 lg:pt-8">
        <Heading level={2} id="situation-heading" className="col-span-12 lg:col-span-5 lg:pr-10">
          {heading}
        </Heading>
        <div className="col-span-12 max-w-measure space-y-6 lg:col-span-7 lg:col-start-6">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
    </section>
  );
}
