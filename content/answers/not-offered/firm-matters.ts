import type { NotOffered } from '../types.ts';

export const FIRM_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.rival-opinion',
    subject: 'opinions on other consultancies',
    near: 'services.which',
  },
  {
    id: 'not-offered.discounts',
    subject: 'discounts or special prices',
    near: 'services.cost',
  },
  {
    id: 'not-offered.free-work',
    subject: 'free consulting',
    near: 'services.start',
  },
  {
    id: 'not-offered.jobs',
    subject: 'jobs, internships or a careers page',
  },
  {
    id: 'not-offered.supplier-offers',
    subject: 'offers of suppliers to the firm',
  },
  {
    id: 'not-offered.franchise',
    subject: 'franchises, partnerships for resale or affiliate schemes',
  },
  {
    id: 'not-offered.shares',
    subject: 'shares in the firm or investor information',
  },
  {
    id: 'not-offered.figures-of-firm',
    subject: 'figures on staff, turnover or founding of the firm',
    near: 'home.credentials',
  },
  {
    id: 'not-offered.second-opinion-personal',
    subject: 'advice on a personal legal, medical or money matter',
  },
  {
    id: 'not-offered.whistleblower-hotline',
    subject: 'a whistleblowing hotline for your employees',
    near: 'risk-resilience.overview',
  },
  {
    id: 'not-offered.emergency-services',
    subject: 'fire, ambulance or police services',
    near: 'incident-response.overview',
  },
  {
    id: 'not-offered.gifts',
    subject: 'merchandise, gift vouchers or samples',
  },
  {
    id: 'not-offered.firm-private',
    subject: 'private matters of the people of the firm',
    near: 'about.leadership',
  },
  {
    id: 'not-offered.firm-plans',
    subject: 'plans for new offices or services',
    near: 'contact.offices',
  },
  {
    id: 'not-offered.firm-awards',
    subject: 'awards, memberships and further policies of the firm',
    near: 'home.credentials',
  },
  {
    id: 'not-offered.footprint',
    subject: 'emissions, climate targets or a sustainability report of the firm',
  },
  {
    id: 'not-offered.professional-points',
    subject: 'points for continuing professional education',
    near: 'webinars.overview',
  },
  {
    id: 'not-offered.means-of-payment',
    subject: 'cards and other means of payment',
    near: 'terms.invoices',
  },
  {
    id: 'not-offered.course-statistics',
    subject: 'pass rates and other statistics of the examinations',
    near: 'ai-education.exam-failure',
  },
  {
    id: 'not-offered.alumni-network',
    subject: 'a network of certificate holders or former clients',
    near: 'ai-education.register',
  },
  {
    id: 'not-offered.named-allies',
    subject: 'names of the law firms, insurers and other firms we work beside',
    near: 'incident-response.insurer-panels',
  },
];
