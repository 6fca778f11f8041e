import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ToastProvider } from '#app/ui/toast/toast-provider.tsx';

import { Ingestion } from './ingestion.tsx';

test('the page does not claim that there is no last run before it has been read', () => {
  const shown = renderToStaticMarkup(
    <ToastProvider>
      <Ingestion>{null}</Ingestion>
    </ToastProvider>,
  );
  expect(shown).toContain('Loading the last run');
  expect(shown).not.toContain('not been ingested yet');
});
