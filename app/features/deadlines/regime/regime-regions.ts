import { lazy, type ComponentType } from 'react';

import type { RegimePage, RegimePageId } from '#content/deadlines/regime-pages.ts';
import type { LiveRegime } from '#shared/deadlines/regime.ts';

type Regimes = Readonly<Record<string, LiveRegime>>;
type RegionView = ComponentType<{ page: RegimePage }>;

/** The laws of each region are a module of their own, so that a page loads only those. */
function region(load: () => Promise<Regimes>): RegionView {
  return lazy(async () => {
    const [regimes, { RegimeView }] = await Promise.all([load(), import('./regime-view.tsx')]);
    return { default: ({ page }) => RegimeView({ page, regime: regimes[page.id] }) };
  });
}

const UNION = region(
  async () => (await import('#content/deadlines/regimes/european-union.ts')).EUROPEAN_UNION,
);
const KINGDOM = region(
  async () => (await import('#content/deadlines/regimes/united-kingdom.ts')).UNITED_KINGDOM,
);
const FEDERAL = region(
  async () => (await import('#content/deadlines/regimes/united-states.ts')).UNITED_STATES,
);
const STATES = region(async () => (await import('#content/deadlines/regimes/states.ts')).STATES);
const WORLD = region(async () => (await import('#content/deadlines/regimes/world.ts')).WORLD);

const OF_STATES: readonly RegimePageId[] = ['us-ny-dfs', 'us-ca', 'us-ny', 'us-tx', 'us-ma'];

export function regionOf(id: RegimePageId): RegionView {
  if (id.startsWith('eu-')) return UNION;
  if (id.startsWith('uk-')) return KINGDOM;
  if (id.startsWith('us-')) return OF_STATES.includes(id) ? STATES : FEDERAL;
  return WORLD;
}
