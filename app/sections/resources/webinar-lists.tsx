import { WEBINAR_LABELS, type UpcomingWebinar, type WEBINARS } from '#content/resources/webinars.ts';
import { classNames } from '#app/lib/class-names.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { Section } from '#app/ui/layout/section.tsx';

import { Day } from '#app/sections/listing/day.tsx';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLength } from '#app/sections/listing/piece-length.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';
import { eventPath } from '#shared/events/paths.ts';

type UpcomingList = (typeof WEBINARS)['upcoming'];

/** `registered` and `isFull` are known only from the server. */
type UpcomingItem = Omit<UpcomingWebinar, 'status' | 'presenter'> & {
  presenter: string;
  registered?: number;
  isFull?: boolean;
};

type FactsProps = Pick<UpcomingList, 'facts'> & { item: UpcomingItem };

/** The number of registrations loads later; space for it is reserved beside the duration, so that nothing moves. */
function Facts({ item, facts }: FactsProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 text-small">
      {[
        { name: facts.time, text: item.time },
        { name: facts.presenter, text: item.presenter },
        { name: facts.duration, text: item.duration },
        ...(item.registered === undefined ? [] : [{ name: facts.registered, text: `${item.registered}+` }]),
      ].map((fact, index) => (
        <div
          key={fact.name}
          className={classNames(
            'border-t border-hairline py-3',
            index < 2 ? 'col-span-2 sm:col-span-1' : 'last:odd:col-span-2',
          )}
        >
          <dt className="text-secondary">{fact.name}</dt>
          <dd className="tabular-nums">{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

type UpcomingProps = { list: UpcomingList; items: readonly UpcomingItem[] };

/** Upcoming sessions: the date in large type, and a link to the session's own page, which the server answers. */
export function UpcomingWebinars({ list, items }: UpcomingProps) {
  return (
    <Section id="upcoming" tone="paper" heading={list.heading} lead={list.lead} layout="stacked">
      {items.length === 0 && <p className="text-secondary">{list.none}</p>}
      <ul className="grid gap-x-6 gap-y-14 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="flex break-inside-avoid flex-col border-t-2 border-accent pt-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="font-display text-h3 text-heading">
                <Day date={item.date} />
              </p>
              <Eyebrow>{WEBINAR_LABELS.upcoming}</Eyebrow>
            </div>
            <Heading level={3} size="h2" id={`${item.id}-title`} className="mt-6 wrap-anywhere">
              {item.title}
            </Heading>
            <p className="mt-4 mb-7 max-w-measure whitespace-pre-line wrap-anywhere text-secondary">
              {item.description}
            </p>
            <div className="mt-auto">
              <Facts item={item} facts={list.facts} />
              <a
                href={eventPath(item.id)}
                aria-describedby={`${item.id}-title`}
                className={classNames(buttonClass('primary'), 'mt-5 no-print')}
              >
                {item.isFull ? list.joinWaitingList : list.register}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type RecordedProps = { list: (typeof WEBINARS)['recorded']; gate: Gate };

export function RecordedWebinars({ list, gate }: RecordedProps) {
  return (
    <Section
      id="recorded"
      tone="paper-2"
      heading={list.heading}
      lead={<ContactText>{list.lead}</ContactText>}
    >
      <ul className="border-b border-hairline">
        {list.items.map((item) => (
          <li key={item.id} className="break-inside-avoid border-t border-hairline py-7">
            <p className="flex flex-wrap items-baseline gap-x-5 text-small text-secondary">
              <span className="eyebrow">{WEBINAR_LABELS[item.status]}</span>
              <Day date={item.date} />
              <span>{item.duration}</span>
              <PieceLength id={item.id} isTranscript />
            </p>
            <Heading level={3} id={`${item.id}-title`} className="mt-3">
              <PieceLink id={item.id}>{item.title}</PieceLink>
            </Heading>
            <p className="mt-2 max-w-measure text-secondary">{item.description}</p>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <p className="text-small text-secondary">{item.presenter}</p>
              <GatedAction gate={gate} label={list.action} itemId={item.id} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
