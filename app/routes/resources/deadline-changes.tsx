import { CHANGES_PAGE, DATA_CHANGES } from '#content/deadlines/changes.ts';
import { CHANGES_FEED_PATH, DEADLINES_PATH } from '#content/deadlines/regime-pages.ts';
import { NOTIFICATION_DEADLINES } from '#content/resources/notification-deadlines.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { Breadcrumb } from '#app/sections/page/breadcrumb.tsx';
import { RegimeList } from '#app/sections/resources/deadlines/regime-list.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { formatDay } from '#shared/text/format-day.ts';

export const meta = () => pageMeta(`${DEADLINES_PATH}/changes`);

export default function DeadlineChanges() {
  return (
    <>
      <div className="tone-paper">
        <Container className="pt-28 pb-20 lg:pt-36">
          {/* Left-aligned with the rest of the page, rather than centred. */}
          <div className="max-w-text">
            <Breadcrumb path={`${DEADLINES_PATH}/changes`} className="no-print" />
            <Heading level={1} size="h1" className="mt-4">
              {CHANGES_PAGE.heading}
            </Heading>
            <p className="mt-6 text-lead">{CHANGES_PAGE.lead}</p>
            <ul className="mt-10">
              {DATA_CHANGES.map(({ date, title, text }) => (
                <li key={`${date} ${title}`} className="border-t border-hairline py-5">
                  <Heading level={2} size="h4">
                    {title}
                  </Heading>
                  <time dateTime={date} className="text-small text-secondary">
                    {formatDay(date)}
                  </time>
                  <p className="mt-2 max-w-measure">{text}</p>
                </li>
              ))}
            </ul>
            <p className="mt-6 flex flex-wrap items-center gap-6 no-print">
              <ButtonLink href={DEADLINES_PATH}>{CHANGES_PAGE.back}</ButtonLink>
              <a href={CHANGES_FEED_PATH} className="text-link underline underline-offset-[0.2em]">
                {CHANGES_PAGE.feed}
              </a>
            </p>
          </div>
        </Container>
      </div>
      <RegimeList list={NOTIFICATION_DEADLINES.list} />
    </>
  );
}
