import { dayOf, LAW, monthOf } from '../../law/law.ts';
import type { AnswerEntry } from '../types.ts';

export const SECTOR_LAW_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'defense.cmmc-phase-2',

    lead: `CMMC Phase 2, independent certification for Level 2, planned for ${LAW['us-cmmc-phase-2'].terms.planned}, was suspended on ${dayOf(LAW['us-cmmc-phase-2'])}; in ${monthOf(LAW['us-cmmc-phase-2'])} no new date was known. Meanwhile contracts may require no more than self-assessment, at Level 1 or Level 2.`,
    support: `The rule itself was unchanged. DFARS reporting within ${LAW['us-dfars'].terms.incident} continues.`,
    place: '/industries/defense#law',
    basis: 'During the suspension contracts may require no more than self-assessment',
    follow: {
      duration: 'defense.cmmc-phase-2',
      who: 'defense.false-claims',
      start: 'defense.cmmc-phase-2',
      how: 'defense.cmmc-help',
    },
  },
  {
    id: 'retail.martyns-law',

    lead: `Martyn’s Law is enacted, not yet in force; the main duties are expected in ${LAW['uk-martyns-law'].terms.expected}, without a fixed day. It concerns premises open to the public, shops included, where ${LAW['uk-martyns-law'].terms.standard} people can be expected at once, and asks more from ${LAW['uk-martyns-law'].terms.enhanced}.`,
    place: '/industries/retail#law',
    basis: 'people can reasonably be expected at once',
    follow: {
      duration: 'retail.martyns-law',
      who: 'retail.martyns-law',
      where: 'retail.martyns-law',
      start: 'retail.martyns-law',
    },
  },
  {
    id: 'retail.connected-products',

    lead: `In the United Kingdom connected products for consumers must have no default passwords, a contact for reporting flaws and a stated support period. The rule has applied since ${dayOf(LAW['uk-product-security'])}.`,
    support: `In the EU, makers of products with a data connection have had to report exploited vulnerabilities and severe incidents since ${dayOf(LAW['eu-cra-reporting'])}.`,
    place: '/industries/retail#law',
    basis: 'Connected products for consumers must have no default passwords',
    follow: { duration: 'retail.connected-products', start: 'retail.connected-products' },
  },
  {
    id: 'retail.breach-notice',

    lead: `In the EU and the UK a breach of customer data is reported to the authority (in the UK the Information Commission) within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely. If the risk is high, people are told without undue delay.`,
    support: `In the United States the state in which a customer lives decides: customers are told within ${LAW['us-california'].terms.residents} of discovery in California and New York, and within ${LAW['us-texas'].terms.residents} of determining the breach in Texas.`,
    place: '/industries/retail#law',
    basis: 'A breach of customer data is reported to the authority',
    follow: {
      cost: 'notification-deadlines.eu-gdpr-penalty',
      duration: 'retail.breach-notice',
      who: 'notification-deadlines.eu-gdpr-recipient',
      where: 'notification-deadlines.eu-gdpr-recipient',
      start: 'notification-deadlines.eu-gdpr-clock',
      how: 'notification-deadlines.eu-gdpr-contents',
      contents: 'notification-deadlines.eu-gdpr-contents',
    },
  },
  {
    id: 'healthcare.breach-notice',

    lead: `After a breach of unsecured records HIPAA requires individuals to be told without unreasonable delay and within ${LAW['us-hipaa-breach'].terms.individuals} of discovery. If ${LAW['us-hipaa-breach'].terms.large} or more are affected, the Department of Health and Human Services is told at the same time.`,
    support: `The media are told where more than ${LAW['us-hipaa-breach'].terms.large} of those affected live in one state. In the EU and the United Kingdom the data protection authority must be told within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely.`,
    place: '/industries/healthcare#law',
    basis: 'individuals are told without unreasonable delay',
    follow: {
      cost: 'notification-deadlines.us-hipaa-penalty',
      duration: 'healthcare.breach-notice',
      who: 'notification-deadlines.us-hipaa-recipient',
      where: 'notification-deadlines.us-hipaa-recipient',
      start: 'notification-deadlines.us-hipaa-clock',
      how: 'notification-deadlines.us-hipaa-contents',
      contents: 'notification-deadlines.us-hipaa-contents',
    },
  },
  {
    id: 'healthcare.ai-act',

    lead: `The AI Act’s high-risk duties apply from ${dayOf(LAW['eu-ai-in-products'])} to AI built into regulated products, medical devices among them, and from ${dayOf(LAW['eu-ai-high-risk'])} to the uses that the Act lists.`,
    support: `Under NIS2 a hospital reports a significant incident: an early warning within ${LAW['eu-nis2'].terms.warning} and a notification within ${LAW['eu-nis2'].terms.notification}. The revision of the HIPAA Security Rule was still a proposal in ${monthOf(LAW['us-hipaa-proposal'])}.`,
    place: '/industries/healthcare#law',
    basis: 'Adds duties for many medical AI systems',
    follow: { duration: 'healthcare.ai-act', start: 'healthcare.ai-act', how: 'healthcare.clinical-ai' },
  },
  {
    id: 'education.ai-dates',

    lead: `The high-risk duties for admission, grading and exam supervision were moved to ${dayOf(LAW['eu-ai-high-risk'])}. The ban on emotion recognition in education, other than for medical or safety reasons, has applied since ${dayOf(LAW['eu-ai-bans'])}.`,
    place: '/industries/education#law',
    basis: 'those duties were moved to',
    follow: { duration: 'education.ai-dates', start: 'education.ai-dates', how: 'education.ai-teaching' },
  },
  {
    id: 'education.breach-notice',

    lead: `FERPA has no breach clock of its own; state law supplies one. A US college that handles student aid tells the FTC as soon as possible, at most ${LAW['us-safeguards'].terms.notification} after discovering that unencrypted data of ${LAW['us-safeguards'].terms.consumers} or more consumers was taken.`,
    support: `In the EU and the United Kingdom the data protection authority must be told of a breach within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely.`,
    place: '/industries/education#law',
    basis: 'Has no breach clock of its own',
    follow: {
      cost: 'notification-deadlines.us-ftc-safeguards-penalty',
      duration: 'education.breach-notice',
      who: 'notification-deadlines.us-ftc-safeguards-recipient',
      where: 'notification-deadlines.us-ftc-safeguards-recipient',
      start: 'notification-deadlines.us-ftc-safeguards-clock',
      how: 'notification-deadlines.us-ftc-safeguards-contents',
      contents: 'notification-deadlines.us-ftc-safeguards-contents',
    },
  },
  {
    id: 'insurance.reporting',

    lead: `Under DORA insurers report within ${LAW['eu-dora'].terms.initial} of classification and ${LAW['eu-dora'].terms.ceiling} of awareness; in New York within ${LAW['us-ny-dfs'].terms.incident} of determining an incident. From ${dayOf(LAW['uk-fs-reporting'])} British insurers report at most ${LAW['uk-fs-reporting'].terms.initial} after determining that a threshold is met.`,
    support: `Today both British regulators expect immediate notice of a serious matter. An extortion payment is reported in New York within ${LAW['us-ny-dfs'].terms.payment} of paying it. An insurer that reports to the SEC as a domestic issuer discloses within ${LAW['us-sec'].terms.disclosure} of judging an incident material, and must judge without unreasonable delay.`,
    place: '/industries/insurance#law',
    basis: 'Insurers licensed in New York report within',
    follow: {
      cost: 'notification-deadlines.eu-dora-penalty',
      duration: 'insurance.reporting',
      who: 'notification-deadlines.eu-dora-recipient',
      start: 'insurance.reporting',
    },
  },
  {
    id: 'insurance.breach-notice',

    lead: `An insurer reports a breach of customers’ data to the data protection authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely. People are told without undue delay if the risk is high.`,
    support:
      'A DORA report does not replace it. In the United Kingdom the authority is now the Information Commission.',
    place: '/industries/insurance#law',
    basis: 'A DORA report does not replace it',
  },
  {
    id: 'insurance.ai-dates',

    lead: `The EU AI Act classes risk assessment and pricing of individuals in life and health cover as high-risk. The duties that follow have been postponed to ${dayOf(LAW['eu-ai-high-risk'])}.`,
    support: `The bans and the duty on AI literacy have applied since ${dayOf(LAW['eu-ai-bans'])}, most transparency duties since ${dayOf(LAW['eu-ai-transparency'])}.`,
    place: '/industries/insurance#law',
    basis: 'The Act classes risk assessment and pricing of individuals in life and health cover as high-risk',
    follow: { duration: 'insurance.ai-dates', start: 'insurance.ai-dates', how: 'insurance.ai' },
  },
  {
    id: 'government.united-states',

    lead: `By one source, FedRAMP’s new rules on communicating incidents are mandatory from ${dayOf(LAW['us-fedramp'])} for cloud services already certified for federal use. HIPAA binds public hospitals too. The FAR proposal and CIRCIA are not yet in force.`,
    support: `The FAR proposal would have civilian contractors report incidents within ${LAW['us-federal-contracts'].terms.incident}. CIRCIA will ask critical infrastructure to report incidents within ${LAW['us-circia'].terms.incident} and ransom payments within ${LAW['us-circia'].terms.payment}. NIST’s current editions are the Cybersecurity Framework 2.0 and SP 800-61 Revision 3.`,
    place: '/industries/government#law',
    basis: 'For cloud services already certified for federal use',
    follow: { duration: 'government.united-states', start: 'government.united-states' },
  },
  {
    id: 'government.ai-act',

    lead: `Under the EU AI Act public bodies will have to weigh fundamental rights before certain high-risk systems go into use. The high-risk duties have been postponed to ${dayOf(LAW['eu-ai-high-risk'])}.`,
    support: `The bans and the duty on AI literacy have applied since ${dayOf(LAW['eu-ai-bans'])}, most transparency duties since ${dayOf(LAW['eu-ai-transparency'])}. In the EU and the United Kingdom a breach of citizens’ data is reported to the data protection authority within ${LAW['eu-gdpr'].terms.notification} of awareness, unless a risk to people is unlikely.`,
    place: '/industries/government#law',
    basis: 'Public bodies will have to weigh fundamental rights before certain high-risk systems go into use',
    follow: { duration: 'government.ai-act', start: 'government.ai-act', how: 'government.ai' },
  },
  {
    id: 'ai-education.law',

    lead: `In the European Union Article 4 of the AI Act has applied since ${dayOf(LAW['eu-ai-literacy'])}. As reworded in ${LAW['eu-ai-literacy'].terms.replaced} it asks those who provide or use AI systems to take measures that support the AI literacy of their staff.`,
    support:
      'No set level has to be guaranteed. A dated record of who was taught what is evidence that you took such measures.',
    place: '/services/ai-education#approach',
    basis: 'it asks them to take measures that support the AI literacy of their staff',
  },
];
