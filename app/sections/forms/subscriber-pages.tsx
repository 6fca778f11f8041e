import type { ReactNode } from 'react';

import {
  CONFIRM_PAGE,
  NOTICE_LINK,
  PREFERENCES_PAGE,
  SUBSCRIBER_PAGE_EYEBROW,
} from '#content/forms/subscriber-pages.ts';
import { INSIGHT_CATEGORIES } from '#content/insights.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { ConfirmedSubmit } from '#app/ui/form/confirmed-submit.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { rawSlot, slot } from '#shared/forms/template.ts';
import { SUBSCRIBER_PATHS } from '#shared/forms/plain-forms.ts';
import { TOKEN_PARAMETER } from '#shared/reader.ts';

type SubscriberPageProps = { title: string; text: string; children: ReactNode };

function SubscriberPage({ title, text, children }: SubscriberPageProps) {
  return (
    <div className="tone-paper py-section">
      <Container className="min-h-[40svh]">
        <Eyebrow className="mb-4">{SUBSCRIBER_PAGE_EYEBROW}</Eyebrow>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <p className="mt-5 max-w-measure text-lead text-secondary">{text}</p>
        {children}
      </Container>
    </div>
  );
}

const Token = () => <input type="hidden" name={TOKEN_PARAMETER} />;

export function ConfirmView() {
  return (
    <SubscriberPage title={CONFIRM_PAGE.title} text={CONFIRM_PAGE.text}>
      <form method="post" action={SUBSCRIBER_PATHS.confirm} className="mt-10">
        <Token />
        <Button type="submit">{CONFIRM_PAGE.submit}</Button>
      </form>
    </SubscriberPage>
  );
}

type ChoiceProps = { type: 'checkbox' | 'radio'; name: string; value: string; label: string };

function Choice({ type, name, value, label }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type={type} name={name} value={value} className="size-5 flex-none accent-current" />
      {label}
    </label>
  );
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-heading">{legend}</legend>
      {children}
    </fieldset>
  );
}

export function PreferencesView() {
  const { topics, frequency, frequencies, save, data } = PREFERENCES_PAGE;
  return (
    <SubscriberPage title={slot('title')} text={rawSlot('linkedText')}>
      <form method="post" action={SUBSCRIBER_PATHS.preferences} className="mt-10">
        <Token />
        <div className="grid gap-8 sm:grid-cols-2">
          <Choices legend={topics}>
            {INSIGHT_CATEGORIES.map((topic) => (
              <Choice key={topic} type="checkbox" name={topic} value="yes" label={topic} />
            ))}
          </Choices>
          <Choices legend={frequency}>
            {frequencies.map(({ value, label }) => (
              <Choice key={value} type="radio" name="frequency" value={value} label={label} />
            ))}
          </Choices>
        </div>
        <Button type="submit" name="act" value="save" className="mt-8">
          {save}
        </Button>
        <section aria-labelledby="data-heading" className="mt-16 border-t border-hairline pt-10">
          <Heading level={2} size="h3" id="data-heading">
            {data.heading}
          </Heading>
          <p className="mt-4 max-w-measure text-secondary">{data.text}</p>
          <div className="mt-6 flex flex-wrap items-start gap-4">
            <Button type="submit" name="act" value="download" look="secondary">
              {data.download}
            </Button>
            <ConfirmedSubmit act="leave" words={data.leave} />
          </div>
        </section>
      </form>
    </SubscriberPage>
  );
}

export function NoticeView() {
  return (
    <SubscriberPage title={slot('title')} text={rawSlot('linkedText')}>
      <ButtonLink href={NOTICE_LINK.href} className="mt-10">
        {NOTICE_LINK.label}
      </ButtonLink>
    </SubscriberPage>
  );
}
