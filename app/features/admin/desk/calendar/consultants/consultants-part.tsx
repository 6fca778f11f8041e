import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';

import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { HoursSection } from '#app/features/admin/desk/calendar/hours/hours-section.tsx';
import { unsentKey } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { NEW_ROW } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { useFocusAfterChange } from '#app/features/admin/desk/parts/focus/use-focus-after-change.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { ConsultantsTable } from './consultants-table.tsx';
import { DetailsSection } from './details-section.tsx';
import { FeedSection } from './feed-section.tsx';
import { NewConsultant } from './new-consultant.tsx';

const { consultants: texts } = DESK_CALENDAR;

type ConsultantsPartProps = { state: DeskUrl; userId: string };

type OneConsultantProps = {
  consultant: DeskConsultant;
  userId: string;
  backHref: string;
  heading: RefObject<HTMLHeadingElement | null>;
};

function OneConsultant({ consultant, userId, backHref, heading }: OneConsultantProps) {
  return (
    <div className="mt-2">
      <RouterLink
        to={backHref}
        preventScrollReset
        className="inline-flex min-h-9 items-center text-small text-link underline underline-offset-[0.25em]"
      >
        {texts.back}
      </RouterLink>
      <Heading level={2} size="h3" ref={heading} tabIndex={-1} className="break-words outline-none">
        {consultant.name}
      </Heading>
      <DetailsSection consultant={consultant} />
      <HoursSection consultant={consultant} />
      <FeedSection consultant={consultant} userId={userId} />
    </div>
  );
}

/** The list of consultants, or one of them to edit. */
export function ConsultantsPart({ state: { url, go, hrefOf }, userId }: ConsultantsPartProps) {
  const query = useQuery(consultantsQuery);
  const client = useQueryClient();
  // Open initially when there are no consultants, because the empty calendar links here, and when there is a draft.
  const [isAdding, setAdding] = useState(
    () =>
      query.data?.length === 0 || client.getQueryData(unsentKey('consultant-details', NEW_ROW)) !== undefined,
  );
  const consultants = query.data;
  const chosen = consultants?.find(({ id }) => id === url.consultant);
  const heading = useRef<HTMLHeadingElement>(null);
  const view = useRef<HTMLDivElement>(null);
  useFocusAfterChange(url.consultant, () => heading.current ?? view.current);
  if (chosen)
    return (
      <div ref={view} tabIndex={-1} className="outline-none">
        <QueryFailure query={query} title={texts.loadFailed} />
        <OneConsultant
          key={chosen.id}
          consultant={chosen}
          userId={userId}
          backHref={hrefOf({ consultant: '' })}
          heading={heading}
        />
      </div>
    );
  return (
    <div ref={view} tabIndex={-1} className="mt-3 outline-none">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-text text-small text-secondary">{texts.explanation}</p>
        <ToolButton aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {texts.add}
        </ToolButton>
      </div>
      {isAdding && (
        <section aria-labelledby="consultant-add" className="mt-3 border-y border-hairline py-4">
          <Heading level={2} size="h4" id="consultant-add">
            {texts.add}
          </Heading>
          <NewConsultant
            onAdded={(added) => {
              setAdding(false);
              if (added) go({ consultant: added.id });
              else view.current?.focus();
            }}
          />
        </section>
      )}
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {consultants?.length === 0 && <EmptyNote title={texts.empty} />}
      {consultants && consultants.length > 0 && (
        <div className="mt-4">
          <ConsultantsTable consultants={consultants} hrefOf={(consultant) => hrefOf({ consultant })} />
        </div>
      )}
    </div>
  );
}
