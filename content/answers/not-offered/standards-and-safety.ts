import type { NotOffered } from '../types.ts';

export const STANDARDS_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.certification-body',
    subject: 'certification of companies as a certifying body',
    near: 'risk-resilience.overview',
  },
  {
    id: 'not-offered.product-approval',
    subject: 'product approval or CE marking',
    near: 'technology.overview',
  },
  {
    id: 'not-offered.health-and-safety',
    subject: 'occupational safety inspections',
    near: 'risk-resilience.overview',
  },
  {
    id: 'not-offered.works-doctor',
    subject: 'medical or psychological treatment',
    near: 'executive-coaching.not-therapy',
  },
  {
    id: 'not-offered.environment',
    subject: 'environmental or carbon certificates',
    near: 'risk-resilience.strategic',
  },
  {
    id: 'not-offered.engineering',
    subject: 'engineering or construction planning',
    near: 'technical-program-management.overview',
  },
  {
    id: 'not-offered.certificate-preparation',
    subject: 'preparation for an ISO or SOC 2 certificate',
    near: 'crisis-assessment.standards',
  },
];
