import type { NotOffered } from '../types.ts';

export const TECHNOLOGY_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.it-support',
    subject: 'an IT support desk',
    near: 'technology.not-it-support',
  },
  {
    id: 'not-offered.hosting',
    subject: 'hosting, cloud or backup space',
    near: 'technology.overview',
  },
  {
    id: 'not-offered.software-products',
    subject: 'software products',
    near: 'insights-enablement.software',
  },
  {
    id: 'not-offered.software-development',
    subject: 'custom software, app or website development',
    near: 'technical-program-management.overview',
  },
  {
    id: 'not-offered.erp-implementation',
    subject: 'licences for or installation of ERP systems',
    near: 'technical-program-management.kinds',
  },
  {
    id: 'not-offered.chatbot-product',
    subject: 'this chat assistant as a product',
    near: 'about.assistants',
  },
  {
    id: 'not-offered.ai-models',
    subject: 'training of AI models or data labelling',
    near: 'insights-enablement.ai-insights',
  },
  {
    id: 'not-offered.alerting-tool',
    subject: 'an alerting or mass-notification system',
    near: 'crisis-assessment.communication',
  },
  {
    id: 'not-offered.blockchain',
    subject: 'blockchain, crypto or trading systems',
    near: 'finance.overview',
  },
  {
    id: 'not-offered.hardware',
    subject: 'hardware or technical equipment',
    near: 'training-exercises-simulation.virtual-reality',
  },
  {
    id: 'not-offered.telecoms',
    subject: 'telephone or internet connections',
    near: 'technology.overview',
  },
  {
    id: 'not-offered.medical-devices',
    subject: 'medical devices or hospital beds',
    near: 'healthcare.overview',
  },
];
