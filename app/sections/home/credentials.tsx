import { HOME } from '#content/home.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

/** Figures stacked on the dark side of the picture. */
export function Credentials() {
  const { eyebrow, heading, lead, image, figures } = HOME.credentials;
  return (
    <section
      id="credentials"
      aria-labelledby="credentials-heading"
      className="tone-ink relative isolate overflow-hidden py-section"
    >
      <Picture name={image} sizes="100vw" className="absolute inset-0 -z-10 size-full object-[80%_50%]" />
      <div className="band-shade absolute inset-0 -z-10" />
      <Container className="grid-12">
        <div className="col-span-12 lg:col-span-7">
          <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
          <Heading level={2} id="credentials-heading">
            {heading}
          </Heading>
          <p className="mt-5 max-w-measure text-lead text-body">{lead}</p>
          <dl className="mt-10 lg:mt-16">
            {figures.map((figure) => (
              <div
                key={figure.label}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-5 max-sm:flex-col"
              >
                <dt className="order-last text-small text-body">{figure.label}</dt>
                <dd className="font-display text-h1 text-heading lining-nums">{figure.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
