import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { DeskFailure } from '#app/features/admin/desk/desk-api.ts';
import { deskQueryClient, hasUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { ToastProvider } from '#app/ui/toast/toast-provider.tsx';
import { CONFLICT_CODE, UNSYNCED_CODE } from '#shared/desk/calls.ts';

import { isNewer, useDraft, type DraftState } from './use-draft.ts';

type Values = { title: string; owner: string };
type Row = Values & { id: string; version: number };

const ROW: Row = { id: 'a', version: 1, title: 'First', owner: '' };
const THEIRS: Row = { ...ROW, version: 2, owner: 'x' };
const EMPTY: Values = { title: '', owner: '' };
const savedToast = () => doneToast('Saved', '');

type FormProps = { row: Row | undefined; onRender: (state: DraftState<Row, Values>) => void };

function Form({ row, onRender }: FormProps) {
  const stored = row ? { title: row.title, owner: row.owner } : EMPTY;
  onRender(useDraft({ kind: 'event', row, stored, differs: isNewer }));
  return null;
}

/** Renders a form for the row and returns the state of its draft. */
function openForm(client: QueryClient, row: Row | undefined): DraftState<Row, Values> {
  let shown: DraftState<Row, Values> | undefined;
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Form
          row={row}
          onRender={(state) => {
            shown = state;
          }}
        />
      </ToastProvider>
    </QueryClientProvider>,
  );
  if (!shown) throw new Error('The form was not rendered.');
  return shown;
}

test('a draft is restored when the form opens again, until it is discarded or undone by typing', () => {
  const client = deskQueryClient();
  expect(openForm(client, ROW)).toMatchObject({ values: { title: 'First' }, isChanged: false });
  openForm(client, ROW).change({ title: 'Second', owner: '' });
  expect(openForm(client, ROW)).toMatchObject({ values: { title: 'Second' }, base: ROW, isChanged: true });
  openForm(client, ROW).change({ title: 'First', owner: '' });
  expect(openForm(client, ROW).isChanged).toBe(false);
  expect(hasUnsent(client)).toBe(false);
  openForm(client, ROW).change({ title: 'Second' });
  openForm(client, ROW).discard();
  expect(openForm(client, ROW).values.title).toBe('First');
  expect(hasUnsent(client)).toBe(false);
});

test('a newer row conflicts with the draft; an older one does not', () => {
  const client = deskQueryClient();
  openForm(client, ROW).change({ title: 'Second' });
  expect(openForm(client, ROW).isConflict).toBe(false);
  // Fields that were not edited show the newer row.
  const values = { title: 'Second', owner: 'x' };
  expect(openForm(client, THEIRS)).toMatchObject({ values, base: ROW, isConflict: true });
  openForm(client, THEIRS).change({ title: 'Third' });
  expect(openForm(client, THEIRS)).toMatchObject({ base: ROW, isConflict: true });
  expect(openForm(client, { ...ROW, version: 0 }).isConflict).toBe(false);
});

test('a draft equal to the stored row is dropped, and any other change keeps it', () => {
  const client = deskQueryClient();
  openForm(client, ROW).change({ owner: 'x' });
  expect(openForm(client, THEIRS)).toMatchObject({ isChanged: false, isConflict: false });
  // The next change is based on the colleague's version.
  openForm(client, THEIRS).change({ owner: 'y' });
  expect(openForm(client, THEIRS)).toMatchObject({ base: THEIRS, isConflict: false });
  openForm(client, THEIRS).change({ title: 'Second', owner: 'x' });
  expect(openForm(client, THEIRS).isChanged).toBe(true);
});

test.each([
  ['an existing row', ROW],
  ['a new row', undefined],
])('what is typed while %s is being saved becomes a draft of the saved row', async (_, row) => {
  const client = deskQueryClient();
  openForm(client, row).change({ title: 'Second', owner: '' });
  const { promise, resolve } = Promise.withResolvers<Row>();
  const saving = openForm(client, row).save(() => promise, savedToast);
  openForm(client, row).change({ title: 'Second', owner: 'y' });
  const saved = { ...ROW, version: 2, title: 'Second' };
  resolve(saved);
  await saving;
  expect(openForm(client, saved)).toMatchObject({ values: { owner: 'y' }, base: saved, isConflict: false });
  expect(openForm(client, undefined).isChanged).toBe(false);
});

test('a saved draft is cleared, even if the server changed the text', async () => {
  const client = deskQueryClient();
  openForm(client, ROW).change({ title: ' Second ' });
  const saved = { ...ROW, version: 2, title: 'Second' };
  const onSaved = vi.fn();
  await openForm(client, ROW).save(async () => saved, savedToast, onSaved);
  expect(onSaved.mock.calls).toEqual([[saved]]);
  expect(openForm(client, saved)).toMatchObject({ values: { title: 'Second' }, isChanged: false });
  expect(hasUnsent(client)).toBe(false);
});

test.each([
  ['of a conflict', CONFLICT_CODE],
  ['the connection fails', ''],
])('a draft is kept when saving fails because %s', async (_, code) => {
  const client = deskQueryClient();
  openForm(client, ROW).change({ title: 'Second' });
  const onSaved = vi.fn();
  const send = () => Promise.reject(new DeskFailure('Refused', code));
  await openForm(client, ROW).save(send, savedToast, onSaved);
  expect(onSaved).not.toHaveBeenCalled();
  expect(openForm(client, ROW)).toMatchObject({ values: { title: 'Second' }, base: ROW });
});

test('a draft that was saved but not yet synced is cleared, and what was typed since stays', async () => {
  const client = deskQueryClient();
  const onSaved = vi.fn();
  const send = () => Promise.reject(new DeskFailure('Not on the disk', UNSYNCED_CODE));
  openForm(client, ROW).change({ title: 'Second' });
  await openForm(client, ROW).save(send, savedToast, onSaved);
  expect(onSaved.mock.calls).toEqual([[]]);
  expect(openForm(client, ROW).isChanged).toBe(false);

  openForm(client, ROW).change({ title: 'Second' });
  const saving = openForm(client, ROW).save(send, savedToast, onSaved);
  openForm(client, ROW).change({ title: 'Third' });
  await saving;
  expect(openForm(client, ROW).values.title).toBe('Third');
});
