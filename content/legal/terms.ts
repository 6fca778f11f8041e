import { FIRM } from '../firm.ts';
import { IDENTITY } from '../identity.ts';
import { RESPONSE } from '../response-terms.ts';
import { CLIENTS, OTHERS } from '../response.ts';
import type { LegalPage } from '../types.ts';

export const TERMS = {
  path: '/terms',
  heading: 'Terms of Service',
  updated: 'Last updated January 2024',
  reviewed: 'Reviewed November 2026',
  lead: `These terms govern the services of ${FIRM.name} and the use of this website. They are written to be read. Where an engagement needs something different, the engagement letter says so, and it prevails.`,
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement between us',
      blocks: [
        {
          kind: 'paragraph',
          text: `In these terms “we” and “us” mean ${IDENTITY.company}, ${IDENTITY.form} registered in ${IDENTITY.registeredIn} under the company number ${IDENTITY.companyNumber}, whose registered office is ${IDENTITY.registeredOffice}. “You” means the organisation that engages us or, for the parts about the website, the person who uses it. By signing an engagement letter, instructing us to begin or using the website you accept these terms.`,
        },
        {
          kind: 'paragraph',
          text: 'We work for organisations only, and these terms are not written for consumers. Coaching, too, is engaged by the organisation of the person who is coached. Your legal rights as a private user of the website are not affected.',
        },
        {
          kind: 'paragraph',
          text: 'If documents contradict each other, the order is: the engagement letter, any data processing agreement (which comes first on personal data), these terms, then proposals and correspondence. Terms printed on your purchase orders do not apply unless we agree to them in writing.',
        },
      ],
    },
    {
      id: 'engagements',
      heading: 'Engagements',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An engagement letter states the scope, the deliverables, the people responsible, the timetable and the fees. We perform the services with reasonable skill and care, through people suited to the task. If we have to replace someone named in the letter, we propose a person of equal standing.',
        },
        {
          kind: 'paragraph',
          text: 'A change of scope, timetable or fees takes effect when both sides have confirmed it in writing; an email is enough. Until then we continue as agreed.',
        },
        {
          kind: 'list',
          items: [
            'You give us the information, access, decisions and people that the work needs, in good time.',
            'You make sure that you may share what you share with us.',
            'You remain responsible for management decisions, and for the use you make of our advice.',
            'Dates that depend on you move by the time you need.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      heading: 'Fees, invoices and late payment',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              name: 'Fees and expenses',
              text: 'Fees are fixed, by time or by retainer, as the engagement letter says. Reasonable travel and other expenses are charged at cost and agreed beforehand. Taxes are added where they apply.',
            },
            {
              name: 'Invoices',
              text: 'Invoices are due in 30 days from their date. If you dispute part of an invoice, tell us why within that time and pay the rest.',
            },
            {
              name: 'Late payment',
              text: 'Overdue amounts bear interest at 1.5% per month, from the due date until payment, or the highest rate the law allows if that is lower. This is in place of interest under the Late Payment of Commercial Debts (Interest) Act 1998.',
            },
            {
              name: 'Retainers',
              text: 'Retainers are invoiced in advance for each period. Either side may end a retainer with 30 days’ notice in writing. Time within a retainer that you do not use does not carry over unless the letter says so.',
            },
            {
              name: 'Suspension',
              text: 'If an undisputed invoice remains unpaid after a written reminder, we may suspend the services. We do not suspend an incident response in progress without speaking to you first.',
            },
          ],
        },
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each side keeps the other’s confidential information secret, uses it only for the engagement and shares it only with people who need it and are bound to the same duty. This does not cover information that is public without a breach, was already known, comes lawfully from someone else or was developed independently.',
        },
        {
          kind: 'paragraph',
          text: 'If the law or an authority requires disclosure, the side concerned gives notice where it may and discloses no more than it must. The duty lasts for five years after the engagement, for security findings, incident records and what is said in coaching without limit of time, and for trade secrets as long as they remain secret. We do not name clients or use their marks without written consent.',
        },
      ],
    },
    {
      id: 'data-protection',
      heading: 'Data protection',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Both sides comply with the data protection law that applies to them. Where we process personal data on your behalf, a data processing agreement forms part of the contract. Our Privacy Policy explains how we handle data as a controller, and the page Security and Data Protection describes our safeguards.',
        },
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each side keeps what it brings: your data, materials and marks stay yours; our methods, tools, templates and training content stay ours, with the improvements made to them.',
        },
        {
          kind: 'paragraph',
          text: 'Once the fees for a deliverable are paid, you own the deliverable as written for you. Where it contains our own material, you have a permanent, worldwide, royalty-free licence to use and adapt that material within your organisation. You may not sell it, or publish our advice as ours, without consent. We may use general know-how gained in our work, never your confidential information.',
        },
      ],
    },
    {
      id: 'artificial-intelligence',
      heading: 'Use of artificial intelligence',
      blocks: [
        {
          kind: 'list',
          items: [
            'We use AI tools in our work, and a consultant reviews and answers for everything delivered to you.',
            'Your confidential information goes only into tools whose contracts forbid training on it and keep it confidential. You may exclude AI tools from an engagement in writing; the letter then states the effect on time and fees.',
            'Where we help you to choose, build or test AI systems, you remain responsible for putting them into operation, for overseeing them and for complying with the law that applies to you.',
            'The chat assistant on this website gives general information from our published pages. It can be wrong, and what it says is neither advice nor an offer.',
          ],
        },
      ],
    },
    {
      id: 'incident-response',
      heading: 'Incident response',
      blocks: [
        {
          kind: 'paragraph',
          text: `${RESPONSE.is} ${CLIENTS} The tier is that of the engagement letter. ${RESPONSE.from} ${RESPONSE.directs} ${OTHERS}`,
        },
        {
          kind: 'list',
          items: [
            'You name people who may authorise us to act, and you confirm that we may have access to the systems concerned.',
            'During an incident, instructions by telephone are valid. We record them and confirm them in writing afterwards.',
            'We take no action on your systems without the approval of someone you have named; their word by telephone is enough. Urgent measures may interrupt systems or lose data: we say so before we ask.',
            'No one can promise that an incident will be contained or that data will be recovered. Our response times are commitments to act, not to a result.',
            'Notices to regulators, insurers, customers and the police remain your duty. We help you prepare them.',
          ],
        },
      ],
    },
    {
      id: 'training',
      heading: 'Training, coaching and events',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Certificates confirm that a person has completed a programme and passed its assessment; they are not a licence issued by a public body. Coaching conversations are confidential between coach and executive; confidence stops where there is danger to life, a crime is in progress or a court compels us. Webinars and exercises may not be recorded without the consent of those taking part. We may publish an edited transcript of a webinar, as its registration form says.',
        },
      ],
    },
    {
      id: 'warranties',
      heading: 'Warranties',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We warrant that we are entitled to provide the services and that we will perform them with reasonable skill and care. If a deliverable falls short, tell us within 60 days of receiving it, and we will put it right at our own cost or, if we cannot, return the fee paid for it. As far as the law allows, no other warranty is implied. We do not warrant that a risk will not occur or that a forecast will come true.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nothing here limits liability for death or personal injury caused by negligence, for fraud, or for anything that the law does not allow to be limited.',
            'Neither side is liable for loss of profit, business or goodwill, or for indirect or consequential loss.',
            'Otherwise each side’s total liability under an engagement is limited to the fees paid and payable for it in the twelve months before the claim arose. This does not limit your duty to pay fees.',
            'Our advice is for you alone. Nobody else may rely on it unless we agree in writing.',
            'Claims are made against the firm and not against its individual people.',
          ],
        },
      ],
    },
    {
      id: 'termination',
      heading: 'Term and termination',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An engagement runs until its work is complete or until the date in the letter. You may stop coaching after any session, and work agreed in stages at the end of each stage; the notice for retainers still applies. Either side may end it in writing if the other commits a material breach and does not remedy it within a 15-day cure period after written notice, or becomes insolvent. We may withdraw where the law or our professional duties oblige us to.',
        },
        {
          kind: 'paragraph',
          text: 'At the end you pay for work done and expenses committed up to that day, and we hand over the deliverables as they stand. Each side returns or deletes the other’s confidential information, apart from copies required by law and routine backups, which stay protected. For seven years we also keep, protected in the same way, the contract, the invoices and our own working record. Clauses meant to continue, such as confidentiality and liability, do so.',
        },
      ],
    },
    {
      id: 'website',
      heading: 'Use of this website',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may read, print and link to these pages. You may not disrupt the site, try to get around its access controls or limits, submit another person’s data without permission, or republish our texts for payment. Good-faith reports of a weakness are welcome; the security page says how. The pages give general information and are not advice for your situation. Texts marked for clients and subscribers are open to clients we have invited and to subscribers who have confirmed their address.',
        },
        {
          kind: 'paragraph',
          text: `The website is built to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and tested for it. It is made for the keyboard and for screen readers; pages can be read and forms sent without JavaScript. If something does not work with your equipment, write to ${FIRM.email}.`,
        },
      ],
    },
    {
      id: 'general',
      heading: 'General',
      blocks: [
        {
          kind: 'list',
          items: [
            'Neither side answers for delay caused by events beyond its reasonable control, as long as it gives notice and does what it can.',
            'Neither side may assign the contract without consent, which is not to be withheld unreasonably.',
            'If a clause is invalid, the others stand. A right not used at once is not given up.',
            'Notices are given in writing, by email to the address last notified. Notice of a claim also goes by post, to the postal address below.',
            'No one but the two sides may enforce the contract under the Contracts (Rights of Third Parties) Act 1999.',
            'We may change these terms for future engagements by publishing them here. An engagement keeps the terms it began with.',
          ],
        },
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law and disputes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The law of England and Wales governs these terms and every engagement, and its courts have exclusive jurisdiction. Before going to court, senior people from both sides meet and try for 30 days to settle the matter, unless an urgent order is needed.',
        },
        {
          kind: 'contact',
          lines: [
            { label: 'Company', value: IDENTITY.company },
            {
              label: 'Registered in',
              value: `${IDENTITY.registeredIn}, company number ${IDENTITY.companyNumber}`,
            },
            { label: 'Registered office', value: IDENTITY.registeredOffice },
            { label: 'Postal address', value: IDENTITY.postalAddress },
            { label: 'VAT number', value: IDENTITY.vatNumber },
            { label: 'Questions on these terms', value: FIRM.email, href: `mailto:${FIRM.email}` },
            { label: 'Telephone', value: FIRM.phone.label, href: FIRM.phone.href },
            { label: 'Office hours', value: FIRM.officeHours },
          ],
        },
      ],
    },
  ],
} satisfies LegalPage;
