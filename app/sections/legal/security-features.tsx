import { LEGAL_FRAME } from '#content/legal/frame.ts';
import type { SecurityFeature } from '#content/legal/security.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** Six cards separated by hairlines only: a large figure, its name above and a sentence below. */
export function SecurityFeatures({ features }: { features: readonly SecurityFeature[] }) {
  return (
    <section aria-labelledby="features-heading" className="tone-paper-2 py-14 lg:py-20 print:py-4">
      <Container>
        <Heading level={2} size="h4" id="features-heading">
          {LEGAL_FRAME.glance}
        </Heading>
        <ul className="mt-6 grid gap-px border-y border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-3 print:bg-transparent">
          {features.map((feature) => (
            <li
              key={feature.name}
              className="row-span-3 grid break-inside-avoid grid-rows-subgrid content-start gap-y-0 bg-surface py-7 sm:px-7 lg:py-9 sm:max-lg:odd:pl-0 lg:nth-[3n+1]:pl-0 print:py-3"
            >
              <Heading level={3} size="h4">
                {feature.name}
              </Heading>
              <p className="mt-3 max-w-[24ch] font-display text-h3 text-balance text-heading lining-nums">
                {feature.figure}
              </p>
              <p className="mt-4 max-w-[40ch] text-small text-secondary">{feature.text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
