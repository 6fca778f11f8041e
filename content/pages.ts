import { FIRM } from './firm.ts';
import { CLIENTS, OTHERS } from './response.ts';
import type { ImageName } from './images/image-names.ts';

type PageShape = {
  path: `/${string}`;
  /** Name in the navigation, the footer and breadcrumbs. */
  label: string;
  /** Document title of 30 to 60 characters, including the firm's name. */
  title: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  /** One line below the label in the navigation menus. */
  summary: string;
  group: 'main' | 'service' | 'industry' | 'resource' | 'tool' | 'changes' | 'legal' | 'account';
  image?: ImageName;
  /** False keeps the page out of search engines, the sitemap and the assistant. */
  indexed: boolean;
  /** Date of the last content change, for the sitemap. */
  updated: `${number}-${number}-${number}`;
};

/** Every page of the site. Routes, prerendering, navigation, footer, sitemap and the page tests read this list. */
export const PAGES = [
  {
    path: '/',
    label: 'Home',
    title: `${FIRM.name} | Strategy, Risk and Crisis Resilience`,
    description:
      'Strategy, risk and crisis-resilience consultancy for executives and public bodies: AI education, consulting, resilience operations and 24/7 incident response.',
    summary: 'Beyond business continuity',
    group: 'main',
    image: 'hero-home',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/ai-education',
    label: 'AI Education',
    title: `AI Education, Training and Certification | ${FIRM.name}`,
    description:
      'Executive briefings, practitioner training and certification that let leaders decide about AI with judgement, and teams use it safely in daily work.',
    summary: 'Training and certification for leaders and teams',
    group: 'service',
    image: 'service-ai-education',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/full-service-consulting',
    label: 'Full-Service Consulting',
    title: `Full-Service Strategy Consulting | ${FIRM.name}`,
    description:
      'One accountable team from first diagnosis to handover: discover, design, deliver and drive strategic change that lasts.',
    summary: 'From diagnosis to handover',
    group: 'service',
    image: 'service-full-service-consulting',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/executive-coaching',
    label: 'Executive Coaching',
    title: `Executive Coaching for Senior Leaders | ${FIRM.name}`,
    description:
      'Confidential coaching for executives under pressure: assessment, planning, coaching and integration, with coaches who have had to decide.',
    summary: 'Confidential counsel for leaders under pressure',
    group: 'service',
    image: 'service-executive-coaching',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/technical-program-management',
    label: 'Technical Program Management',
    title: `Technical Program Management | ${FIRM.name}`,
    description:
      'Complex technology programmes brought to a clean close: initiate, plan, execute, monitor and close with one plan, honest status and decisions on time.',
    summary: 'Complex technology programmes, brought to a close',
    group: 'service',
    image: 'service-technical-program-management',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/risk-resilience',
    label: 'Risk and Resilience',
    title: `Risk Management and Resilience | ${FIRM.name}`,
    description:
      'Strategic, financial and reputational risk: see it early and choose what to bear. A four-step resilience framework: assess, design, build and test.',
    summary: 'Risk seen early, services kept running',
    group: 'service',
    image: 'service-risk-resilience',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/insights-enablement',
    label: 'Insights Enablement',
    title: `Insights Enablement and Decision Support | ${FIRM.name}`,
    description:
      'Market intelligence, performance analytics and decision support on one platform, so that the board sees what matters while it can still act on it.',
    summary: 'Intelligence and analytics for decisions',
    group: 'service',
    image: 'service-insights-enablement',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/training-exercises-simulation',
    label: 'Training, Exercises and Simulation',
    title: `Training, Exercises and Simulation | ${FIRM.name}`,
    description:
      'Exercises that feel real enough to teach: leadership, cybersecurity, continuity and technical programmes with virtual reality, digital twins and AI scenarios.',
    summary: 'Rehearse the bad day before it comes',
    group: 'service',
    image: 'service-training-exercises-simulation',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/services/incident-response',
    label: 'Incident Response',
    title: `24/7 Incident Response | ${FIRM.name}`,
    description: `${CLIENTS} ${OTHERS}`,
    summary: 'Crisis and cyber response, day and night',
    group: 'service',
    image: 'service-incident-response',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/technology',
    label: 'Technology',
    title: `Risk and Strategy for Technology Firms | ${FIRM.name}`,
    description:
      'Platform outages, AI governance, supply-chain compromise and hard growth decisions: resilience and strategy for software, cloud and hardware companies.',
    summary: 'Platforms, cloud and AI at scale',
    group: 'industry',
    image: 'industry-technology',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/retail',
    label: 'Retail',
    title: `Resilience and Strategy for Retail | ${FIRM.name}`,
    description:
      'Supply continuity, peak trading, payment security and brand protection for retailers and consumer businesses that cannot close for repairs.',
    summary: 'Supply, peak trading and trust',
    group: 'industry',
    image: 'industry-retail',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/finance',
    label: 'Finance',
    title: `Operational Resilience for Finance | ${FIRM.name}`,
    description:
      'Operational resilience, regulatory readiness, model risk and cyber defence for banks, asset managers and market infrastructure under supervision.',
    summary: 'Operational resilience under supervision',
    group: 'industry',
    image: 'industry-finance',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/healthcare',
    label: 'Healthcare',
    title: `Resilience and Strategy for Healthcare | ${FIRM.name}`,
    description:
      'Care that continues when systems fail: clinical continuity, patient data protection, safe AI and major-incident command for hospitals and health systems.',
    summary: 'Care that continues when systems fail',
    group: 'industry',
    image: 'industry-healthcare',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/education',
    label: 'Education',
    title: `Resilience and Strategy for Education | ${FIRM.name}`,
    description:
      'Campus safety, research security, AI in teaching and continuity for universities, colleges and school groups with open doors and thin margins.',
    summary: 'Open campuses, protected research',
    group: 'industry',
    image: 'industry-education',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/insurance',
    label: 'Insurance',
    title: `Risk and Resilience for Insurers | ${FIRM.name}`,
    description:
      'Accumulation risk, claims surge, cyber underwriting and governed AI for insurers, reinsurers and brokers who take on the risks of everyone else.',
    summary: 'Accumulation, surge and governed models',
    group: 'industry',
    image: 'industry-insurance',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/defense',
    label: 'Defense',
    title: `Resilience and Strategy for Defense | ${FIRM.name}`,
    description:
      'Mission assurance, supply-chain integrity, programme recovery and exercises for defence organisations and the industry that supplies them.',
    summary: 'Mission assurance and supply integrity',
    group: 'industry',
    image: 'industry-defense',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/industries/government',
    label: 'Government',
    title: `Resilience and Strategy for Government | ${FIRM.name}`,
    description:
      'Continuity of public services, crisis communication, cyber defence and responsible AI for central, regional and local government bodies.',
    summary: 'Public services that work in a crisis',
    group: 'industry',
    image: 'industry-government',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/insights',
    label: 'Insights',
    title: `Insights on Strategy, Risk and AI | ${FIRM.name}`,
    description:
      'Research, case studies and briefings on AI strategy, crisis management, risk, leadership and operational excellence, and a weekly intelligence newsletter.',
    summary: 'Research and briefings',
    group: 'main',
    image: 'hero-insights',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/about',
    label: 'About',
    title: `About the Firm and Its AI-First Strategy | ${FIRM.name}`,
    description:
      'Who we are and how we work: an AI-first strategy and resilience firm with backgrounds in command, consulting, banking, research and technology.',
    summary: 'Who we are and how we work',
    group: 'main',
    image: 'hero-about',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/resources/white-papers',
    label: 'White Papers',
    title: `White Papers on Risk, AI and Resilience | ${FIRM.name}`,
    description:
      'Four white papers for boards on crisis leadership, AI governance, resilience and risk, open to invited clients and confirmed subscribers.',
    summary: 'Research in depth',
    group: 'resource',
    image: 'hero-white-papers',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/resources/case-studies',
    label: 'Case Studies',
    title: `Case Studies in Resilience and Strategy | ${FIRM.name}`,
    description:
      'Four composite cases told plainly: the challenge, the approach, what changed, what went wrong and how long it took. No case describes one client.',
    summary: 'Composite cases, told plainly',
    group: 'resource',
    image: 'hero-case-studies',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/resources/webinars',
    label: 'Webinars',
    title: `Webinars: Live Sessions and Transcripts | ${FIRM.name}`,
    description:
      'Live sessions for executives on AI, crisis leadership and resilience, and transcripts of past ones. Register for the next, or read what was said.',
    summary: 'Live sessions, and transcripts of past ones',
    group: 'resource',
    image: 'hero-webinars',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/resources/crisis-assessment',
    label: 'Crisis Assessment',
    title: `Crisis Readiness Assessment | ${FIRM.name}`,
    description:
      'See where your organisation stands: 28 questions on cybersecurity readiness, operational continuity, communication systems and risk monitoring.',
    summary: 'Where you stand, in under half an hour',
    group: 'resource',
    image: 'hero-crisis-assessment',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/resources/library',
    label: 'Resource Library',
    title: `Resource Library: Guides and Templates | ${FIRM.name}`,
    description:
      'Guides, templates, checklists, videos and training material on crisis management, AI strategy, risk, analytics and communications, searchable by topic.',
    summary: 'Guides, templates and checklists',
    group: 'resource',
    image: 'hero-library',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/resources/notification-deadlines',
    label: 'Notification Deadlines',
    title: `Breach Notification Deadlines by Law | ${FIRM.name}`,
    description:
      'Six questions, and you see which authorities, customers and people must be told of an incident, by when, and what the notice must contain. Nothing is sent.',
    summary: 'Who must be told, and by when',
    group: 'tool',
    image: 'hero-notification-deadlines',
    indexed: true,
    updated: '2026-11-30',
  },
  {
    path: '/resources/notification-deadlines/changes',
    label: 'Changes to the deadlines',
    title: `Changes to Notification Deadlines | ${FIRM.name}`,
    description:
      'What was corrected, added or taken out of the data behind the notification deadlines, and when, with a feed to follow.',
    summary: 'What changed in the data, and when',
    group: 'changes',
    indexed: true,
    updated: '2026-11-29',
  },
  {
    path: '/privacy',
    label: 'Privacy Policy',
    title: `Privacy Policy and Your Rights | ${FIRM.name}`,
    description:
      'What personal data we collect on this website and in our work, why, how long we keep it, who sees it, and how to use your rights over it.',
    summary: 'What we collect and why',
    group: 'legal',
    indexed: true,
    updated: '2024-01-15',
  },
  {
    path: '/terms',
    label: 'Terms of Service',
    title: `Terms of Service for Clients | ${FIRM.name}`,
    description:
      'The terms on which we provide consulting, training and response services: engagement, fees, confidentiality, liability, term and termination.',
    summary: 'The terms of our engagements',
    group: 'legal',
    indexed: true,
    updated: '2024-01-15',
  },
  {
    path: '/security',
    label: 'Security',
    title: `Security and Data Protection | ${FIRM.name}`,
    description:
      'How we protect client data: infrastructure, encryption, access, monitoring, certifications, vendors, incident handling and how to report a vulnerability.',
    summary: 'How we protect client data',
    group: 'legal',
    indexed: true,
    updated: '2026-11-23',
  },
  {
    path: '/login',
    label: 'Sign in',
    title: `Sign-in for Staff | ${FIRM.name}`,
    description: `Sign in to read and answer what visitors to the ${FIRM.name} website have sent to the firm.`,
    summary: 'Staff access',
    group: 'account',
    indexed: false,
    updated: '2026-11-23',
  },
  {
    path: '/admin/submissions',
    label: 'Contact Submissions',
    title: `Contact Submissions | ${FIRM.name}`,
    description: `The latest enquiries from the contact form of the website, for the staff of ${FIRM.name} only.`,
    summary: 'Enquiries from the website',
    group: 'account',
    indexed: false,
    updated: '2026-11-23',
  },
] as const satisfies readonly PageShape[];

export type Page = (typeof PAGES)[number];
export type PagePath = Page['path'];

const BY_PATH = new Map<string, Page>(PAGES.map((page) => [page.path, page]));

/** The registry entry of a path. Throws for an unregistered path, which is a programming error. */
export function pageOf(path: PagePath): Page {
  const page = BY_PATH.get(path);
  if (!page) throw new Error(`No page is registered for ${path}`);
  return page;
}

export function pagesOf<Group extends Page['group']>(group: Group): Extract<Page, { group: Group }>[] {
  return PAGES.filter((page): page is Extract<Page, { group: Group }> => page.group === group);
}
