import { pagesOf, type Page } from '#content/pages.ts';
import { NEXT_PAGE } from '#content/common/sections.ts';
import type { Tone } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Arrow } from '#app/ui/controls/arrow.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { TONE_CLASS } from '#app/ui/layout/tone.ts';

type TurnGroup = 'service' | 'industry';

type NextPageLinkProps = { path: Page['path']; group: TurnGroup; tone: Tone };

/** Links to the next page of the same group (in the registry's order, wrapping around) and to the list of the group. */
export function NextPageLink({ path, group, tone }: NextPageLinkProps) {
  const pages: Extract<Page, { group: TurnGroup }>[] = pagesOf(group);
  const index = pages.findIndex((page) => page.path === path);
  const next = pages[(index + 1) % pages.length];
  if (!next) return null;
  const labels = NEXT_PAGE[group];
  return (
    <nav aria-label={labels.nav} className={classNames(TONE_CLASS[tone], 'no-print')}>
      <Container className="py-12 lg:py-16">
        <div className="card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-5 border-t border-hairline pt-8 sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:gap-x-10 lg:grid-cols-[20rem_minmax(0,1fr)_auto] lg:pt-10">
          <div className="max-sm:col-span-2">
            <Picture
              name={next.image}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 14rem, 100vw"
              className="aspect-[2/1] w-full"
            />
          </div>
          <div>
            <p className="text-small text-secondary">{labels.next}</p>
            <p className="mt-1 font-display text-h2 text-heading">
              <Link href={next.path} className="card-link">
                {next.label}
              </Link>
            </p>
            <p className="mt-2 text-secondary">{next.summary}</p>
          </div>
          <Arrow className="text-accent-ink" />
        </div>
        <p className="mt-8">
          <Link
            href={labels.href}
            className="inline-flex min-h-8 items-center text-small text-secondary underline-offset-4 hover:text-heading hover:underline"
          >
            {labels.all}
          </Link>
        </p>
      </Container>
    </nav>
  );
}
