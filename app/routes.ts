import { index, route, type RouteConfig } from '@react-router/dev/routes';

import type { PagePath } from '../content/pages.ts';

/** The route module of each registered page. A page without one would be prerendered as the not-found page. */
const MODULES: Record<PagePath, string> = {
  '/': 'routes/home.tsx',
  '/about': 'routes/about.tsx',
  '/services/ai-education': 'routes/services/ai-education.tsx',
  '/services/full-service-consulting': 'routes/services/full-service-consulting.tsx',
  '/services/executive-coaching': 'routes/services/executive-coaching.tsx',
  '/services/technical-program-management': 'routes/services/technical-program-management.tsx',
  '/services/risk-resilience': 'routes/services/risk-resilience.tsx',
  '/services/insights-enablement': 'routes/services/insights-enablement.tsx',
  '/services/training-exercises-simulation': 'routes/services/training-exercises-simulation.tsx',
  '/services/incident-response': 'routes/services/incident-response.tsx',
  '/industries/technology': 'routes/industries/technology.tsx',
  '/industries/retail': 'routes/industries/retail.tsx',
  '/industries/finance': 'routes/industries/finance.tsx',
  '/industries/healthcare': 'routes/industries/healthcare.tsx',
  '/industries/education': 'routes/industries/education.tsx',
  '/industries/insurance': 'routes/industries/insurance.tsx',
  '/industries/defense': 'routes/industries/defense.tsx',
  '/industries/government': 'routes/industries/government.tsx',
  '/insights': 'routes/insights.tsx',
  '/resources/white-papers': 'routes/resources/white-papers.tsx',
  '/resources/case-studies': 'routes/resources/case-studies.tsx',
  '/resources/webinars': 'routes/resources/webinars.tsx',
  '/resources/crisis-assessment': 'routes/resources/crisis-assessment.tsx',
  '/resources/library': 'routes/resources/library.tsx',
  '/resources/notification-deadlines': 'routes/resources/notification-deadlines.tsx',
  '/resources/notification-deadlines/changes': 'routes/resources/deadline-changes.tsx',
  '/privacy': 'routes/privacy.tsx',
  '/terms': 'routes/terms.tsx',
  '/security': 'routes/security.tsx',
  '/login': 'routes/login.tsx',
  '/admin/submissions': 'routes/admin/submissions.tsx',
};

export default [
  ...Object.entries(MODULES).map(([path, module]) =>
    path === '/' ? index(module) : route(path.slice(1), module),
  ),
  route('insights/:piece', 'routes/insights/piece.tsx'),
  route('resources/notification-deadlines/:regime', 'routes/resources/regime.tsx'),
  route('admin', 'routes/admin-redirect.tsx'),
  route('form/:name', 'routes/form-page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
