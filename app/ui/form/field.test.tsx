import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Field } from './field.tsx';

type Texts = { hint?: string; error?: string; required?: boolean };

const markupOf = (texts: Texts) =>
  renderToStaticMarkup(
    <Field id="f" name="f" label="Name" {...texts}>
      {(control) => <input {...control} />}
    </Field>,
  );

const describedBy = (markup: string) => /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];

test.each<[string, Texts, string[]]>([
  ['nothing', {}, []],
  ['its hint', { hint: 'How' }, ['f-hint']],
  ['its error', { error: 'Wrong' }, ['f-error']],
  ['its error before its hint', { hint: 'How', error: 'Wrong' }, ['f-error', 'f-hint']],
])('a control is described by %s', (_, texts, ids) => {
  const markup = markupOf(texts);
  expect(describedBy(markup)).toEqual(ids);
  for (const id of ids) expect(markup).toContain(`id="${id}"`);
});

test('a control is marked invalid only when it has an error', () => {
  expect(markupOf({})).not.toContain('aria-invalid=');
  expect(markupOf({ error: 'Wrong' })).toContain('aria-invalid="true"');
});

test('a required field is labelled as required', () => {
  expect(markupOf({ required: true })).toContain('(required)');
  expect(markupOf({})).not.toContain('required');
});
