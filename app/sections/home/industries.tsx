import { HOME } from '#content/home.ts';
import { pagesOf } from '#content/pages.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { StatRow } from '#app/ui/text/stat-row.tsx';

function Tiles() {
  return (
    <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {pagesOf('industry').map((page) => (
        <li
          key={page.path}
          className="card group tone-ink relative isolate flex aspect-[3/4] flex-col justify-end sm:aspect-[4/3] lg:aspect-[4/5]"
        >
          <Picture
            name={page.image}
            sizes="(min-width: 64rem) 25vw, 50vw"
            className="absolute inset-0 -z-10 size-full"
          />
          <div className="tile-shade absolute inset-0 -z-10" />
          <div className="p-2.5 sm:p-6">
            <Heading level={3}>
              <Link href={page.path} className="card-link">
                {page.label}
              </Link>
            </Heading>
            <p className="mt-1 min-h-11 text-small text-body">{page.summary}</p>
            <span className="tile-line mt-4" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A dark picture band, which the tiles overlap, and a row of figures at the end. */
export function Industries() {
  const { eyebrow, heading, lead, band, figures } = HOME.industries;
  return (
    <section id="industries" aria-labelledby="industries-heading" className="tone-paper-2 pb-section">
      <div className="tone-ink relative isolate overflow-hidden pt-section pb-36 lg:pb-56">
        <Picture name={band} sizes="100vw" className="absolute inset-0 -z-10 size-full object-right" />
        <div className="band-shade absolute inset-0 -z-10" />
        <Container className="grid-12 gap-y-5">
          <div className="col-span-12 lg:col-span-7">
            <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
            <Heading level={2} id="industries-heading">
              {heading}
            </Heading>
            <p className="mt-5 max-w-measure text-lead text-body">{lead}</p>
          </div>
        </Container>
      </div>
      <Container className="relative -mt-24 lg:-mt-40">
        <Tiles />
        <StatRow figures={figures} className="mt-16 lg:mt-24" />
      </Container>
    </section>
  );
}
