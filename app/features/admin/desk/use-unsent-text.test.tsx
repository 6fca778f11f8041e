import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { deskQueryClient, hasUnsent, useUnsentText } from './desk-queries.ts';

type Form = ReturnType<typeof useUnsentText>;

function ReasonForm({ id, onRender }: { id: string; onRender: (form: Form) => void }) {
  onRender(useUnsentText('event-reason', id));
  return null;
}

/** Renders a form for the reason, and returns its text with the function that changes it. */
function openForm(client: QueryClient, id: string): Form {
  const forms: Form[] = [];
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ReasonForm id={id} onRender={(form) => forms.push(form)} />
    </QueryClientProvider>,
  );
  return forms[0] ?? ['', () => undefined];
}

test('an unsent text is restored when the form opens again, until it is sent', () => {
  const client = deskQueryClient();
  const [empty, change] = openForm(client, 'a');
  expect(empty).toBe('');
  expect(hasUnsent(client)).toBe(false);
  change('The speaker is');
  const [kept, send] = openForm(client, 'a');
  expect(kept).toBe('The speaker is');
  expect(hasUnsent(client)).toBe(true);
  expect(openForm(client, 'b')[0]).toBe('');
  expect(openForm(deskQueryClient(), 'a')[0]).toBe('');
  send('');
  expect(openForm(client, 'a')[0]).toBe('');
  expect(hasUnsent(client)).toBe(false);
});
