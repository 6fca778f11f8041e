import { Suspense } from 'react';
import type { MetaArgs } from 'react-router';

import { DEADLINES_PATH, REGIME_PAGES, type RegimePage } from '#content/deadlines/regime-pages.ts';
import { REGION_VIEWS, regionOf } from '#app/features/deadlines/regime/regime-regions.ts';
import { NOT_INDEXED, subpageMeta } from '#app/lib/pages/page-meta.ts';
import NotFound from '#app/routes/not-found.tsx';

type RegimeParams = { params: { regime?: string } };

function pageOfParams({ regime }: RegimeParams['params']): RegimePage | undefined {
  return REGIME_PAGES.find(({ path }) => path === `${DEADLINES_PATH}/${regime}`);
}

export function meta({ params }: MetaArgs) {
  const page = pageOfParams(params);
  return page ? subpageMeta(page, DEADLINES_PATH) : [NOT_INDEXED];
}

export default function Regime({ params }: RegimeParams) {
  const page = pageOfParams(params);
  if (!page) return <NotFound />;
  const Region = REGION_VIEWS[regionOf(page.id)];
  return (
    <Suspense key={page.id} fallback={null}>
      <Region page={page} />
    </Suspense>
  );
}
