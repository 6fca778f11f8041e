import type { ComponentType } from 'react';

import type { RegimePage, RegimePageId } from '#content/deadlines/regime-pages.ts';
import { lazyView } from '#app/lib/navigation/lazy-view.tsx';
import type { LiveRegime } from '#shared/deadlines/regime.ts';

type Regimes = Readonly<Record<string, LiveRegime>>;
type RegionView = ComponentType<{ page: RegimePage }>;

/** Each region's laws are a separate module, so a page loads only its own region. */
function region(load: () => Promise<Regimes>): RegionView {
  return lazyView(async () => {
    const [regimes, { RegimeView }] = await Promise.all([load(), import('./regime-view.tsx')]);
    return ({ page }) => {
      const regime = regimes[page.id];
      if (!regime) throw new Error(`regionOf('${page.id}') names a region that does not have this law.`);
      return RegimeView({ page, regime });
    };
  });
}

export const REGION_VIEWS = {
  union: region(async () => (await import('#content/deadlines/regimes/european-union.ts')).EUROPEAN_UNION),
  kingdom: region(async () => (await import('#content/deadlines/regimes/united-kingdom.ts')).UNITED_KINGDOM),
  federal: region(async () => (await import('#content/deadlines/regimes/united-states.ts')).UNITED_STATES),
  states: region(async () => (await import('#content/deadlines/regimes/states.ts')).STATES),
  world: region(async () => (await import('#content/deadlines/regimes/world.ts')).WORLD),
};

const OF_STATES: readonly RegimePageId[] = ['us-ny-dfs', 'us-ca', 'us-ny', 'us-tx', 'us-ma'];

export function regionOf(id: RegimePageId): keyof typeof REGION_VIEWS {
  if (id.startsWith('eu-')) return 'union';
  if (id.startsWith('uk-')) return 'kingdom';
  if (id.startsWith('us-')) return OF_STATES.includes(id) ? 'states' : 'federal';
  return 'world';
}
