import { COMMON_ZONES, CONSULTATION_PAGE } from '#content/calendar/pages.ts';
import { FIRM } from '#content/firm.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import { OFFICES } from '#shared/offices.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { slot } from '#shared/forms/template.ts';

import { TimeLinks } from '#app/ui/form/time-list.tsx';

/** The zone that the times are shown in comes first, because it may be none of the common ones. */
const ZONES = [
  { value: slot('zone'), label: slot('zone.label') },
  ...COMMON_ZONES.map(([value, label]) => ({ value, label })),
];
const OFFICE_CHOICES = OFFICES.map(({ slug, city }) => ({ value: slug, label: city }));

function TimesFilter() {
  const { filter } = CONSULTATION_PAGE;
  return (
    <form
      method="get"
      action={CONSULTATION_PATHS.list}
      aria-label={filter.label}
      className="mt-8 grid gap-5 sm:grid-cols-3 lg:grid-cols-1"
    >
      <Field id="times-zone" name="zone" label={filter.zone}>
        {({ required: _required, ...control }) => <Select {...control} options={ZONES} />}
      </Field>
      <Field id="times-office" name="office" label={filter.office}>
        {({ required: _required, ...control }) => (
          <Select {...control} empty={filter.anyOffice} options={OFFICE_CHOICES} />
        )}
      </Field>
      <Field id="times-topic" name="topic" label={filter.topic}>
        {({ required: _required, ...control }) => (
          <Select {...control} empty={filter.anyTopic} options={INTEREST_OPTIONS} />
        )}
      </Field>
      <div>
        <Button type="submit" look="secondary">
          {filter.submit}
        </Button>
      </div>
    </form>
  );
}

const PAGING = 'inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em]';

/** The next free times. The server fills it. Used without JavaScript and from shared links. */
export function ConsultationView() {
  const { eyebrow, title, text, list, later, first, calendar, otherWays } = CONSULTATION_PAGE;
  const [call, write, end] = otherWays;
  return (
    <div className="tone-paper py-section">
      <Container className="grid-12 gap-y-12">
        <div className="col-span-12 lg:col-span-4">
          <Eyebrow className="mb-4">{eyebrow}</Eyebrow>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <p className="mt-5 text-lead text-secondary">{text}</p>
          <TimesFilter />
          <p className="mt-6 text-small text-secondary">
            {calendar.before}
            <TextLink href="/#contact">{calendar.link}</TextLink>
            {calendar.after}
          </p>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <p data-section="problem" role="status" className="mb-8 text-copy font-medium text-heading">
            {slot('problem')}
            <span data-section="otherWays">
              {` ${call}`}
              <TextLink href={FIRM.phone.href} className="whitespace-nowrap">
                {FIRM.phone.label}
              </TextLink>
              {write}
              <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink>
              {end}
            </span>
          </p>
          <TimeLinks label={list} />
          <p className="mt-8 flex flex-wrap gap-x-8">
            <a data-section="later" href={slot('later')} rel="next" className={PAGING}>
              {later}
            </a>
            <a data-section="first" href={slot('first')} className={PAGING}>
              {first}
            </a>
          </p>
        </div>
      </Container>
    </div>
  );
}
