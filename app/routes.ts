import { index, route, type RouteConfig } from '@react-router/dev/routes';

import { REGIME_PAGES } from '../content/deadlines/regime-pages.ts';
import { EUROPEAN_UNION } from '../content/deadlines/regimes/european-union.ts';
import { STATES } from '../content/deadlines/regimes/states.ts';
import { UNITED_KINGDOM } from '../content/deadlines/regimes/united-kingdom.ts';
import { UNITED_STATES } from '../content/deadlines/regimes/united-states.ts';
import { WORLD } from '../content/deadlines/regimes/world.ts';

/** Module of the routes of each region, and the regimes that it shows. */
const REGIONS = Object.entries({
  'european-union': EUROPEAN_UNION,
  'united-kingdom': UNITED_KINGDOM,
  'united-states': UNITED_STATES,
  states: STATES,
  world: WORLD,
});

const REGIME_ROUTES = REGIME_PAGES.map(({ id, path }) => {
  const [region] = REGIONS.find(([, regimes]) => id in regimes) ?? [];
  if (region === undefined) throw new Error(`${path} belongs to no region.`);
  return route(path.slice(1), `routes/resources/deadlines/${region}.tsx`, { id: path });
});

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('services/ai-education', 'routes/services/ai-education.tsx'),
  route('services/full-service-consulting', 'routes/services/full-service-consulting.tsx'),
  route('services/executive-coaching', 'routes/services/executive-coaching.tsx'),
  route('services/technical-program-management', 'routes/services/technical-program-management.tsx'),
  route('services/risk-resilience', 'routes/services/risk-resilience.tsx'),
  route('services/insights-enablement', 'routes/services/insights-enablement.tsx'),
  route('services/training-exercises-simulation', 'routes/services/training-exercises-simulation.tsx'),
  route('services/incident-response', 'routes/services/incident-response.tsx'),
  route('industries/technology', 'routes/industries/technology.tsx'),
  route('industries/retail', 'routes/industries/retail.tsx'),
  route('industries/finance', 'routes/industries/finance.tsx'),
  route('industries/healthcare', 'routes/industries/healthcare.tsx'),
  route('industries/education', 'routes/industries/education.tsx'),
  route('industries/insurance', 'routes/industries/insurance.tsx'),
  route('industries/defense', 'routes/industries/defense.tsx'),
  route('industries/government', 'routes/industries/government.tsx'),
  route('insights', 'routes/insights.tsx'),
  route('resources/white-papers', 'routes/resources/white-papers.tsx'),
  route('resources/case-studies', 'routes/resources/case-studies.tsx'),
  route('resources/webinars', 'routes/resources/webinars.tsx'),
  route('resources/crisis-assessment', 'routes/resources/crisis-assessment.tsx'),
  route('resources/library', 'routes/resources/library.tsx'),
  route('resources/notification-deadlines', 'routes/resources/notification-deadlines.tsx'),
  ...REGIME_ROUTES,
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('security', 'routes/security.tsx'),
  route('login', 'routes/login.tsx'),
  route('admin', 'routes/admin-redirect.tsx'),
  route('admin/submissions', 'routes/admin/submissions.tsx'),
  route('form/:name', 'routes/form-page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
