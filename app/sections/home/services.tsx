import { HOME } from '#content/home.ts';
import { pagesOf } from '#content/pages.ts';
import { Arrow } from '#app/ui/controls/arrow.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { StepLine } from '#app/ui/text/step-line.tsx';
import { OrderedList } from '#app/ui/text/ordered-list.tsx';

import { Approach } from './approach.tsx';

function ServiceList() {
  return (
    <OrderedList className="border-b border-hairline">
      {pagesOf('service').map((page, index) => (
        <li key={page.path} className="card service-row relative border-t border-hairline">
          <span aria-hidden="true" className="pt-1 text-small text-accent-ink tabular-nums">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <Heading level={3}>
              <Link href={page.path} className="card-link">
                {page.label}
              </Link>
            </Heading>
            <p className="mt-2 max-w-measure text-secondary">{HOME.services.texts[page.path]}</p>
          </div>
          <Arrow className="mt-2 text-accent-ink" />
        </li>
      ))}
    </OrderedList>
  );
}

/** Numbered list beside a sticky picture, then the approach as a dark panel and the methodology as route steps. */
export function Services() {
  const { eyebrow, heading, lead, image, methodology } = HOME.services;
  return (
    <section id="services" aria-labelledby="services-heading" className="tone-paper py-section">
      <Container className="grid-12 gap-y-12">
        <div className="col-span-12 lg:col-span-5 lg:pr-10">
          <div className="lg:sticky lg:top-28">
            <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
            <Heading level={2} id="services-heading">
              {heading}
            </Heading>
            <p className="mt-5 text-lead text-secondary">{lead}</p>
            <Picture
              name={image}
              sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 100vw"
              className="mt-10 aspect-[3/2] w-full object-[70%_50%] lg:aspect-[5/4]"
            />
          </div>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <ServiceList />
        </div>
      </Container>
      <Approach />
      <Container className="pt-section">
        <div className="grid-12 items-baseline gap-y-5">
          <Heading level={3} size="h2" className="col-span-12 lg:col-span-5">
            {methodology.heading}
          </Heading>
          <p className="col-span-12 max-w-measure text-lead text-secondary lg:col-span-7 lg:col-start-6">
            {methodology.lead}
          </p>
        </div>
        <div className="mt-10 lg:mt-16">
          <StepLine steps={methodology.steps} level={4} />
        </div>
      </Container>
    </section>
  );
}
