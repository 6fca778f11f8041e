import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('industries/technology', 'routes/industries/technology.tsx'),
  route('industries/retail', 'routes/industries/retail.tsx'),
  route('industries/finance', 'routes/industries/finance.tsx'),
  route('industries/healthcare', 'routes/industries/healthcare.tsx'),
  route('industries/education', 'routes/industries/education.tsx'),
  route('industries/insurance', 'routes/industries/insurance.tsx'),
  route('industries/defense', 'routes/industries/defense.tsx'),
  route('industries/government', 'routes/industries/government.tsx'),
  route('login', 'routes/login.tsx'),
  route('admin', 'routes/admin-redirect.tsx'),
  route('admin/submissions', 'routes/admin/submissions.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
