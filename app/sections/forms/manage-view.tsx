import type { ReactNode } from 'react';

import { APPOINTMENT_OUTCOMES, MANAGE_PAGE } from '#content/calendar/pages.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import { rawSlot, slot } from '#shared/forms/template.ts';
import { TOKEN_PARAMETER } from '#shared/reader.ts';

import { ConfirmedSubmit } from '#app/ui/form/confirmed-submit.tsx';
import { TimeChoices } from '#app/ui/form/time-list.tsx';

import { FileLink } from './file-link.tsx';

const FACTS = ['time', 'office', 'medium', 'consultant', 'reference'] as const;

type ActionProps = { act: 'move' | 'cancel'; heading: string; children: ReactNode };

/** A form with one button. Its version field lets the server reject a submission from a stale page. */
function Action({ act, heading, children }: ActionProps) {
  return (
    <form method="post" action={CONSULTATION_PATHS.manage} aria-labelledby={`${act}-heading`}>
      <input type="hidden" name={TOKEN_PARAMETER} />
      <input type="hidden" name="version" />
      <Heading level={2} size="h3" id={`${act}-heading`}>
        {heading}
      </Heading>
      {children}
    </form>
  );
}

type ManageFrameProps = { aside?: ReactNode; children?: ReactNode };

/** A notice about the appointment, with its facts if there is one. */
function ManageFrame({ aside, children }: ManageFrameProps) {
  return (
    <div className="tone-paper py-section">
      <Container className="grid-12 min-h-[40svh] gap-y-12">
        <div className={classNames('col-span-12', children ? 'lg:col-span-4' : 'max-w-measure')}>
          <Eyebrow className="mb-4">{MANAGE_PAGE.eyebrow}</Eyebrow>
          <Heading level={1} size="h2">
            {slot('title')}
          </Heading>
          <p className="mt-5 text-lead text-secondary">{rawSlot('linkedText')}</p>
          <dl className="mt-8 grid gap-4">
            {FACTS.map((fact) => (
              <div key={fact} data-section={`fact.${fact}`} className="border-t border-hairline pt-3">
                <dt className="text-small text-secondary">{MANAGE_PAGE.facts[fact]}</dt>
                <dd className="font-medium text-heading">{slot(`fact.${fact}`)}</dd>
              </div>
            ))}
          </dl>
          <FileLink label={APPOINTMENT_OUTCOMES.booked.file} />
          {aside}
        </div>
        {children && <div className="col-span-12 grid gap-16 lg:col-span-7 lg:col-start-6">{children}</div>}
      </Container>
    </div>
  );
}

/** The page behind the link of an invitation. Opening it changes nothing. */
export function ManageView() {
  const { move, cancel } = MANAGE_PAGE;
  return (
    <ManageFrame>
      <Action act="move" heading={move.heading}>
        <p className="mt-4 mb-6 text-secondary">{slot('move.text')}</p>
        <TimeChoices label={move.text} />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button data-section="time.0" type="submit" name="act" value="move">
            {move.submit}
          </Button>
          <a
            data-section="later"
            href={slot('later')}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em]"
          >
            {move.later}
          </a>
        </div>
      </Action>
      <Action act="cancel" heading={cancel.heading}>
        <p className="mt-4 mb-6 text-secondary">{cancel.text}</p>
        <ConfirmedSubmit act="cancel" words={cancel} />
      </Action>
    </ManageFrame>
  );
}

/** An appointment about which nothing can be done any more, or a link that leads to none. */
export function ManageNoticeView() {
  return (
    <ManageFrame
      aside={
        <p className="mt-10">
          <a href={slot('again')} className={buttonClass('primary')}>
            {MANAGE_PAGE.again}
          </a>
        </p>
      }
    />
  );
}
