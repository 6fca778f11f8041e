import { useEffect, useRef, useState, type ChangeEvent } from 'react';

import type { AssessmentArea, CRISIS_ASSESSMENT } from '#content/resources/crisis-assessment.ts';
import { changedField } from '#app/lib/forms/changed-field.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import { areaField, tallyAll, tallyAreas, type AreaTally } from './tally.ts';
import { TallyPanel } from './tally-panel.tsx';

const CRISIS_ASSESSMENT_PATH = '/resources/crisis-assessment';

type Words = (typeof CRISIS_ASSESSMENT)['checklists'];
type AreaProps = { area: AssessmentArea; index: number; tally: AreaTally; words: Words };

function Area({ area, index, tally, words }: AreaProps) {
  return (
    <fieldset id={area.id} aria-describedby={`${area.id}-text`} className="min-w-0">
      <legend className="w-full">
        <Heading level={3} className="border-t-2 border-accent pt-5">
          {area.name}
        </Heading>
      </legend>
      <div className="mt-2 flex items-baseline justify-between gap-6">
        <p id={`${area.id}-text`} className="max-w-[52ch] text-secondary">
          {area.text}
        </p>
        <p className="text-small whitespace-nowrap text-secondary tabular-nums no-print noscript:hidden">
          {words.count(tally)}
        </p>
      </div>
      <ul className="mt-5 border-b border-hairline">
        {area.statements.map((statement) => (
          <li key={statement.id} className="break-inside-avoid border-t border-hairline">
            <label className="flex cursor-pointer items-start gap-4 py-3.5 hover:text-heading">
              <input
                type="checkbox"
                name={areaField(index)}
                value={statement.id}
                autoComplete="off"
                className="mt-0.5 size-6 flex-none cursor-pointer accent-accent-ink"
              />
              <span className="max-w-measure">{statement.text}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <p className="text-small text-secondary">{words.basis(area.basis)}</p>
        <ButtonLink
          href={`${CRISIS_ASSESSMENT_PATH}?area=${area.id}#assessment`}
          look="text"
          className="no-print noscript:hidden"
        >
          {words.assess(area.name)}
        </ButtonLink>
      </div>
    </fieldset>
  );
}

type AssessmentChecklistsProps = { checklists: Words };

/** Checklists whose ticks are counted on the page and stored nowhere. */
export function AssessmentChecklists({ checklists }: AssessmentChecklistsProps) {
  const { id, heading, lead, privacy, withoutScript, areas } = checklists;
  const form = useRef<HTMLFormElement>(null);
  const [tallies, setTallies] = useState(() => tallyAreas(new FormData(), totalsOf(areas)));
  const [announcement, setAnnouncement] = useState('');

  // The checkboxes are uncontrolled: this counts the ticks that the browser restored on reload.
  useEffect(() => {
    if (form.current) setTallies(tallyAreas(new FormData(form.current), totalsOf(areas)));
  }, [areas]);

  const recount = (event: ChangeEvent<HTMLFormElement>) => {
    const counted = tallyAreas(new FormData(event.currentTarget), totalsOf(areas));
    const name = changedField(event)?.name;
    const index = areas.findIndex((_, place) => areaField(place) === name);
    const [area, tally, all] = [areas[index], counted[index], tallyAll(counted)];
    setTallies(counted);
    if (area && tally) {
      setAnnouncement(checklists.announcement(area.name, tally, all));
    }
  };

  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="tone-paper py-section print:py-4"
    >
      <Container className="grid-12 gap-y-12">
        <div className="col-span-12 lg:col-span-4">
          <Heading level={2} id={`${id}-heading`}>
            {heading}
          </Heading>
          <p className="mt-5 text-lead text-secondary">{lead}</p>
          <p className="mt-5 text-small text-secondary">{privacy}</p>
          <noscript>
            <p className="mt-5 border-l-3 border-accent pl-4">{withoutScript}</p>
          </noscript>
          <div className="mt-10 lg:sticky lg:top-24">
            <TallyPanel areas={areas} tallies={tallies} words={checklists} />
          </div>
        </div>
        <form
          ref={form}
          autoComplete="off"
          onChange={recount}
          onSubmit={(event) => event.preventDefault()}
          className="col-span-12 grid gap-y-16 lg:col-span-7 lg:col-start-6"
        >
          {areas.map((area, index) => (
            <Area
              key={area.id}
              area={area}
              index={index}
              words={checklists}
              tally={tallies[index] ?? { done: 0, total: area.statements.length }}
            />
          ))}
        </form>
        <output className="sr-only">{announcement}</output>
      </Container>
    </section>
  );
}

function totalsOf(areas: readonly AssessmentArea[]): number[] {
  return areas.map((area) => area.statements.length);
}
