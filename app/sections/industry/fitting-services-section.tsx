import { pageOf } from '#content/pages.ts';
import { INDUSTRY_SECTIONS } from '#content/common/sections.ts';
import type { IndustryPage } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

/** Two or three services that fit the sector, each with its picture and the reason why it fits. */
export function FittingServicesSection({ services }: Pick<IndustryPage, 'services'>) {
  return (
    <section
      id="fitting-services"
      aria-labelledby="fitting-services-heading"
      className="tone-paper py-section"
    >
      <Container className="grid-12 gap-y-10">
        <Heading level={2} id="fitting-services-heading" className="col-span-12 lg:col-span-3">
          {INDUSTRY_SECTIONS.fittingServices}
        </Heading>
        <ul
          className={classNames(
            'col-span-12 grid gap-x-6 gap-y-12 lg:col-span-9',
            services.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2',
          )}
        >
          {services.map((service) => {
            const page = pageOf(service.path);
            return (
              <li key={service.path} className="card relative break-inside-avoid">
                {'image' in page && (
                  <Picture
                    name={page.image}
                    sizes="(min-width: 80rem) 28rem, (min-width: 40rem) 45vw, 100vw"
                    className="aspect-[3/2] w-full"
                  />
                )}
                <Heading level={3} className="mt-5 border-t border-hairline pt-5">
                  <Link
                    href={service.path}
                    className="card-link underline-offset-4 hover:underline hover:decoration-1"
                  >
                    {page.label}
                  </Link>
                </Heading>
                <p className="mt-3 text-secondary">{service.why}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
