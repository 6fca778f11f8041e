/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * Safari drops a table from the accessibility tree when `display: block` replaces its table layout. */
import EXAMPLES from '#content/deadlines/examples.json' with { type: 'json' };
import { limitText, startText } from '#content/deadlines/limit-text.ts';
import { DEADLINES_PATH, type RegimePage } from '#content/deadlines/regime-pages.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import { DEADLINE_TOOL, GRADES, REGIME_PAGE, RESULT } from '#content/deadlines/screens.ts';
import { pageOf } from '#content/pages.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Trail } from '#app/ui/controls/trail.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import type { LiveRegime, Stage } from '#shared/deadlines/regime.ts';

import { sourceText } from '../source-text.ts';

/** The pages above that of a law. */
const UP = ['/', '/insights', DEADLINES_PATH] as const;

type RegimeProps = { regime: LiveRegime };

/** What stands beside a notice, in the order of the columns. */
function cellsOf(stage: Stage, regime: LiveRegime) {
  const limit = limitText(stage.limit);
  return [
    stage.withoutDelay ? `${REGIME_PAGE.withoutDelay} ${limit}` : limit,
    startText(stage, regime),
    RECIPIENTS[stage.to]?.name,
  ];
}

/** On phones each row becomes a titled block; the explicit roles keep it a table for screen readers. */
function Notices({ regime }: RegimeProps) {
  return (
    <table role="table" aria-label={REGIME_PAGE.stages} className="mt-4 block w-full text-small sm:table">
      <thead role="rowgroup" className="sr-only text-left sm:not-sr-only sm:table-header-group">
        <tr role="row">
          {REGIME_PAGE.columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className="pr-4 pb-2 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {regime.stages.map((stage) => (
          <tr
            key={stage.id}
            role="row"
            className="block border-t border-hairline py-3 align-top sm:table-row sm:py-0"
          >
            <th
              role="rowheader"
              scope="row"
              className="block pb-1 text-left font-medium text-heading sm:table-cell sm:py-3 sm:pr-4"
            >
              {stage.name}
              {stage.only && <span className="block font-normal text-secondary">{stage.only}</span>}
            </th>
            {cellsOf(stage, regime).map((cell, index) => (
              <td
                key={REGIME_PAGE.columns[index + 1]}
                role="cell"
                className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-1 sm:table-cell sm:py-3 sm:pr-4"
              >
                <span aria-hidden="true" className="text-secondary sm:hidden">
                  {REGIME_PAGE.columns[index + 1]}
                </span>{' '}
                <span className="inline-block first-letter:uppercase">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of a notice, with its condition where another notice has the same name. */
function nameOf({ id, name, only }: Stage, { stages }: LiveRegime): string {
  const isShared = stages.some((other) => other.name === name && other.id !== id);
  return isShared && only !== undefined ? `${name} (${only.charAt(0).toLowerCase()}${only.slice(1)})` : name;
}

type Example = { start: string; aware?: string; due: Readonly<Record<string, string>> };

function Examples({ id, regime }: RegimeProps & { id: RegimePage['id'] }) {
  const examples: readonly Example[] = EXAMPLES[id];
  const hasFollowing = regime.stages.some(({ limit }) => 'sent' in limit.from);
  return (
    <>
      {examples.map(({ start, aware, due }) => (
        <div key={start} className="mt-6">
          <h3 className="font-medium text-heading">
            {aware === undefined ? REGIME_PAGE.example(start) : REGIME_PAGE.classifiedLater(aware, start)}
          </h3>
          <dl className="mt-2 text-small">
            {regime.stages.map((stage) => (
              <div key={stage.id} className="grid gap-x-6 border-t border-hairline py-2 sm:grid-cols-2">
                <dt>{nameOf(stage, regime)}</dt>
                <dd className="tabular-nums text-heading">{due[stage.id]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {hasFollowing && <p className="mt-3 text-small text-secondary">{REGIME_PAGE.examplesHint}</p>}
    </>
  );
}

/** The page of one regime. It needs no JavaScript. */
export function RegimeView({ page, regime }: { page: RegimePage; regime: LiveRegime }) {
  const heading = (text: string) => (
    <Heading level={2} size="h3" className="mt-12">
      {text}
    </Heading>
  );
  return (
    <div className="tone-paper">
      <Container width="text" className="pt-28 pb-20 lg:pt-36">
        <Trail className="no-print" crumbs={UP.map((path) => ({ label: pageOf(path).label, href: path }))} />
        <Heading level={1} size="h1" className="mt-4">
          {regime.name}
        </Heading>
        <p className="mt-3 text-secondary">{regime.text}</p>
        <p className="mt-6 text-lead">{regime.covers}</p>
        {heading(REGIME_PAGE.stages)}
        <Notices regime={regime} />
        {regime.notes?.map((note) => (
          <p key={note} className="mt-4 max-w-measure">
            {note}
          </p>
        ))}
        {heading(REGIME_PAGE.contents)}
        {regime.stages.map((stage) => (
          <div key={stage.id} className="mt-4">
            <h3 className="font-medium text-heading">{nameOf(stage, regime)}</h3>
            <ul className="list-disc pl-5">
              {stage.contents.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
        ))}
        {heading(REGIME_PAGE.examples)}
        <Examples id={page.id} regime={regime} />
        {regime.exception && (
          <>
            {heading(REGIME_PAGE.exception)}
            <p className="mt-3 max-w-measure">{regime.exception}</p>
          </>
        )}
        {regime.penalty && (
          <>
            {heading(REGIME_PAGE.penalty)}
            <p className="mt-3 max-w-measure">{regime.penalty}</p>
          </>
        )}
        {heading(REGIME_PAGE.source)}
        <p className="mt-3 max-w-measure">
          <TextLink href={regime.source as `https:${string}`}>{regime.text}</TextLink>. {sourceText(regime)}{' '}
          {GRADES[regime.grade]} {REGIME_PAGE.notAdvice}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 no-print">
          <ContactLink
            look="plain"
            className="text-link underline underline-offset-[0.2em]"
            message={`${DEADLINE_TOOL.title}, ${regime.name}: `}
            isPrivate
          >
            {REGIME_PAGE.wrong}
          </ContactLink>
          <TextLink href={`${DEADLINES_PATH}/changes`}>{RESULT.changes}</TextLink>
        </p>
        <p className="mt-10 no-print">
          <ButtonLink href={DEADLINES_PATH}>{REGIME_PAGE.tool}</ButtonLink>
        </p>
      </Container>
    </div>
  );
}
