import type { NotOffered } from '../types.ts';

export const BUSINESS_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.executive-search',
    subject: 'recruiting or executive search',
    near: 'executive-coaching.new-post',
  },
  {
    id: 'not-offered.interim-managers',
    subject: 'interim managers or temporary staff',
    near: 'technical-program-management.staffing',
  },
  {
    id: 'not-offered.hr-services',
    subject: 'human resources administration',
    near: 'executive-coaching.overview',
  },
  {
    id: 'not-offered.outplacement',
    subject: 'outplacement or career counselling',
    near: 'executive-coaching.overview',
  },
  {
    id: 'not-offered.life-coaching',
    subject: 'life, fitness or relationship coaching',
    near: 'executive-coaching.audience',
  },
  {
    id: 'not-offered.pr-agency',
    subject: 'the work of a PR agency',
    near: 'incident-response.cover-reputation',
  },
  {
    id: 'not-offered.marketing',
    subject: 'marketing or advertising',
    near: 'retail.overview',
  },
  {
    id: 'not-offered.reputation-cleaning',
    subject: 'removal of reviews or search results',
    near: 'incident-response.cover-reputation',
  },
  {
    id: 'not-offered.event-speakers',
    subject: 'speakers or presenters for events',
    near: 'webinars.private',
  },
  {
    id: 'not-offered.event-management',
    subject: 'event planning or team outings',
    near: 'training-exercises-simulation.overview',
  },
  {
    id: 'not-offered.translation',
    subject: 'translation or interpreting',
    near: 'services.list',
  },
  {
    id: 'not-offered.call-centre',
    subject: 'a call centre or telephone answering service',
    near: 'incident-response.who-answers',
  },
  {
    id: 'not-offered.office-space',
    subject: 'emergency office space or spare workplaces',
    near: 'risk-resilience.build',
  },
  {
    id: 'not-offered.cleaning-up',
    subject: 'salvage, cleaning or repair after damage',
    near: 'incident-response.cover-disaster',
  },
  {
    id: 'not-offered.transport',
    subject: 'transport, storage or logistics',
    near: 'risk-resilience.build',
  },
  {
    id: 'not-offered.procurement-service',
    subject: 'purchasing of goods for you',
    near: 'insights-enablement.software',
  },
  {
    id: 'not-offered.market-surveys',
    subject: 'opinion polls or customer surveys',
    near: 'insights-enablement.market-intelligence',
  },
  {
    id: 'not-offered.address-lists',
    subject: 'address lists or credit reports',
    near: 'insights-enablement.overview',
  },
  {
    id: 'not-offered.training-schools',
    subject: 'school, university or language courses',
    near: 'education.overview',
  },
  {
    id: 'not-offered.private-clients',
    subject: 'work for private persons or families',
    near: 'executive-coaching.who-pays',
  },
];
