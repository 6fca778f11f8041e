import type { ReactNode } from 'react';

import type { LegalPage } from '#content/types.ts';

import { LegalFurther } from './legal-further.tsx';
import { LegalHeader } from './legal-header.tsx';
import { LegalText } from './legal-text.tsx';

/** A legal page; `children` are shown between its header and its text. */
export function LegalPageView({ page, children }: { page: LegalPage; children?: ReactNode }) {
  return (
    <>
      <LegalHeader page={page} />
      {children}
      <LegalText sections={page.sections} />
      <LegalFurther path={page.path} />
    </>
  );
}
