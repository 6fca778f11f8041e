import { expect, test } from 'vitest';

import { startersFor } from '../../../content/assistant.ts';
import { FIRM } from '../../../content/firm.ts';
import { PAGES, pagesOf } from '../../../content/pages.ts';
import { preparedAssistant } from '../../../tests/harness/assistant/prepared-assistant.ts';

import { decide } from './answer.ts';
import { intentReader } from '../understanding/intents.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { indexOfPassages } from '../knowledge/passages.ts';

/** The answers for which the starter questions were chosen, except those of the industries. */
const ANSWERED_BY: Record<string, string> = {
  'Can I request a resource of my own?': 'library.custom',
  'Can we engage you for the first stage alone?': 'full-service-consulting.first-stage',
  'Can you help a programme in difficulty?': 'technical-program-management.rescue',
  'Do you have research on crisis management?': 'insights.on-crisis-management',
  'Do you replace our programme managers?': 'technical-program-management.staffing',
  'From when are the 72 hours counted?': 'notification-deadlines.counting',
  'How are fees for AI training set?': 'ai-education.cost',
  'How do I get a white paper?': 'white-papers.access',
  'How do I reach your team?': 'contact.ways',
  'How do I register for a webinar?': 'webinars.register',
  'How do I report a security vulnerability?': 'security.report-weakness',
  'How does a consulting engagement finish?': 'full-service-consulting.finish',
  'How does executive coaching work?': 'executive-coaching.phases',
  'How does the certification work?': 'ai-education.certification',
  'How does the four-step framework work?': 'risk-resilience.framework',
  'How fast do you respond?': 'incident-response.response-time',
  'How is client data encrypted?': 'security.encryption',
  'How long did these engagements take?': 'case-studies.duration',
  'How long do you keep my data?': 'privacy.retention',
  'How long does an exercise take to prepare?': 'training-exercises-simulation.duration',
  'How long does coaching last?': 'executive-coaching.duration',
  'How long does the assessment take?': 'crisis-assessment.duration',
  'How much notice ends a retainer?': 'terms.retainer-end',
  'How soon will I get a response?': 'contact.reply-time',
  'Is there a checklist for crisis management?': 'crisis-assessment.paper',
  'Is there a paper on governing AI?': 'pieces.governing.length',
  'Is what I write in the chat kept?': 'assistant.stored',
  'Must our data be repaired first?': 'insights-enablement.data-quality',
  'We have an incident. What do we do now?': 'emergency-cyber',
  'What AI training do you offer?': 'ai-education.overview',
  'What changed for the clients in your case studies?': 'case-studies.results',
  'What changed last in the deadlines?': 'notification-deadlines.changes-recipients',
  'What do we have to report under DORA?': 'notification-deadlines.eu-dora',
  'What does AI first mean at your firm?': 'about.ai-first',
  [`What does ${FIRM.name} do?`]: 'about.firm',
  'What does a digital twin simulate?': 'training-exercises-simulation.digital-twin',
  'What does the crisis assessment look at?': 'crisis-assessment.areas',
  'What happens in the Discover stage?': 'full-service-consulting.discover',
  'What happens in the first hours of an incident?': 'incident-response.timeline',
  'What have you published about AI strategy?': 'insights.on-ai-strategy',
  'What is decision support?': 'insights-enablement.decision-support',
  'What is in the newsletter?': 'insights.newsletter',
  'What is the difference between the service tiers?': 'incident-response.tiers',
  'What personal data do you collect?': 'privacy.collected',
  'What services do you offer?': 'services.list',
  'What stays confidential in coaching?': 'executive-coaching.confidential',
  'What would you add to our risk function?': 'risk-resilience.risk-function',
  'When are invoices due?': 'terms.invoices',
  'Where are your offices?': 'contact.offices',
  'Where do your people come from?': 'about.backgrounds',
  'Which case studies are there?': 'case-studies.overview',
  'Which certifications do you hold?': 'security.certifications',
  'Which guides and templates are there?': 'library.overview',
  'Which industries do you know?': 'home.industries',
  'Which kinds of risk do you cover?': 'risk-resilience.kinds',
  'Which principles guide your work?': 'about.principles',
  'Which programmes do you manage?': 'technical-program-management.kinds',
  'Which sessions are recorded?': 'webinars.recordings',
  'Which training programmes do you run?': 'training-exercises-simulation.programmes',
  'Which webinars are coming up?': 'webinars.upcoming',
  'Which white papers are there?': 'white-papers.overview',
  'Who owns the work you deliver?': 'terms.ownership',
  'Whom do I call in an emergency?': 'contact.hotline',
  'Whom do we have to notify after a breach?': 'notification-deadlines.tool',
  'Will you sell us software?': 'insights-enablement.software',
};

test(
  'every starter question of the chat gets the answer for which it was chosen',
  { timeout: 60_000 },
  () => {
    const { index, learnt } = preparedAssistant();
    const resources = { knowledge: knowledgeOf(index), readIntent: intentReader(learnt) };
    const nameOf = (question: string) =>
      decide(resources, indexOfPassages([]), [{ role: 'user', content: question }]).outcome.name;
    const industries = pagesOf('industry').flatMap(({ path }) => {
      const slug = path.split('/').at(-1);
      const [what = '', results = '', services = ''] = startersFor(path);
      return [
        [what, `${slug}.overview`],
        [results, `${slug}.measures`],
        [services, `${slug}.services`],
      ];
    });
    const asked = new Set(
      [...PAGES.map(({ path }) => path), '/no/such/page'].flatMap((path) => startersFor(path)),
    );
    expect(Object.fromEntries([...asked].map((question) => [question, nameOf(question)]))).toEqual({
      ...ANSWERED_BY,
      ...Object.fromEntries(industries),
    });
  },
);
