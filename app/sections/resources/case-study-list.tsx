import type { CASE_STUDIES } from '#content/resources/case-studies.ts';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { Section } from '#app/ui/layout/section.tsx';

import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';

type List = (typeof CASE_STUDIES)['list'];
function Part({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-small font-medium text-heading">{name}</dt>
      <dd className="mt-1.5 max-w-measure text-secondary">{text}</dd>
    </div>
  );
}

type CaseProps = { item: List['items'][number]; labels: List['labels'] };

/** One case: how it stood before, what was done, what an observer could count afterwards and what went wrong. */
function Account({ item, labels }: CaseProps) {
  return (
    <dl className="grid gap-y-6">
      {(['challenge', 'baseline', 'solution'] as const).map((part) => (
        <Part key={part} name={labels[part]} text={item[part]} />
      ))}
      <div className="border-l-2 border-accent pl-5">
        <dt className="text-small font-medium text-heading">{labels.results}</dt>
        <dd className="mt-1.5">
          <ul className="grid max-w-measure gap-1.5">
            {item.results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        </dd>
      </div>
      <Part name={labels.wrong} text={item.wrong} />
    </dl>
  );
}

type CaseStudyListProps = { list: List; gate: Gate };

export function CaseStudyList({ list, gate }: CaseStudyListProps) {
  return (
    <Section
      id="cases"
      tone="paper"
      heading={list.heading}
      lead={<ContactText>{list.lead}</ContactText>}
      layout="stacked"
    >
      <ul>
        {list.items.map((item) => (
          <li
            key={item.id}
            className="grid-12 break-inside-avoid gap-y-8 border-t border-hairline py-10 last:pb-0 lg:py-16"
          >
            <div className="col-span-12 lg:col-span-5 lg:pr-10">
              <Eyebrow>
                <span className="sr-only">{list.labels.industry}: </span>
                {item.industry}
              </Eyebrow>
              <Heading level={3} size="h2" id={`${item.id}-title`} className="mt-3">
                <PieceLink id={item.id}>{item.title}</PieceLink>
              </Heading>
              <p className="mt-5 text-small text-secondary">
                {list.labels.timeline}: {item.timeline}
              </p>
              <p className="mt-1 text-small text-secondary">{list.composite}</p>
            </div>
            <div className="col-span-12 lg:col-span-7 lg:col-start-6">
              <Account item={item} labels={list.labels} />
              <GatedAction gate={gate} label={list.action} itemId={item.id} className="mt-6" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
