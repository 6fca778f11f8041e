import { FIRM } from '../../firm.ts';
import type { AnswerEntry } from '../types.ts';

export const TERMS_MONEY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.expenses',
    lead: 'Reasonable travel and other expenses are charged at cost and agreed beforehand.',
    support: 'Taxes are added where they apply. Invoices are due in 30 days from their date.',
    place: '/terms#fees',
    basis: 'Reasonable travel and other expenses are charged at cost and agreed beforehand.',
    follow: { cost: 'services.cost', duration: 'terms.invoices', how: 'terms.invoices' },
  },
  {
    id: 'terms.taxes',
    lead: 'Taxes are added to the fees where they apply.',
    support: 'Reasonable travel and other expenses are charged at cost and agreed beforehand.',
    place: '/terms#fees',
    basis: 'Taxes are added where they apply.',
    follow: { cost: 'services.cost', duration: 'terms.invoices' },
  },
  {
    id: 'terms.invoices',
    lead: 'Our invoices are due in 30 days from their date.',
    support:
      'Overdue amounts bear interest at 1.5% per month from the due date. If you dispute part of an invoice, tell us why within that time and pay the rest.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { how: 'terms.invoice-dispute', cost: 'terms.late-payment', duration: 'terms.late-payment' },
  },
  {
    id: 'terms.invoice-dispute',
    lead: `Tell us why within 30 days of the invoice’s date, and pay the rest of the invoice. Write to ${FIRM.email} or call ${FIRM.phone.label}.`,
    place: '/terms#fees',
    basis: 'If you dispute part of an invoice, tell us why within that time and pay the rest.',
    follow: { cost: 'terms.late-payment', duration: 'terms.invoice-dispute', how: 'terms.escalation' },
  },
  {
    id: 'terms.late-payment',
    lead: 'Overdue amounts bear interest at 1.5% per month, from the due date until payment, or the highest rate the law allows if that is lower.',
    support:
      'This is in place of interest under the Late Payment of Commercial Debts (Interest) Act 1998. If an undisputed invoice remains unpaid after a written reminder, we may suspend the services.',
    place: '/terms#fees',
    basis:
      'Overdue amounts bear interest at 1.5% per month, from the due date until payment, or the highest rate the law allows if that is lower.',
    follow: { cost: 'terms.late-payment', duration: 'terms.invoices', how: 'terms.suspension' },
  },
  {
    id: 'terms.suspension',
    lead: 'If an undisputed invoice remains unpaid after a written reminder, we may suspend the services. We do not suspend an incident response in progress without speaking to you first.',
    support: 'Overdue amounts bear interest at 1.5% per month from the due date until payment.',
    place: '/terms#fees',
    basis: 'If an undisputed invoice remains unpaid after a written reminder, we may suspend the services.',
    follow: { cost: 'terms.late-payment', duration: 'terms.suspension', how: 'terms.invoice-dispute' },
  },
  {
    id: 'terms.retainer-payment',
    lead: 'Retainers are invoiced in advance for each period.',
    support:
      'Invoices are due in 30 days from their date. Either side may end a retainer with 30 days’ notice in writing.',
    place: '/terms#fees',
    basis: 'Retainers are invoiced in advance for each period.',
    follow: { cost: 'services.cost', duration: 'terms.retainer-end', how: 'terms.retainer-unused' },
  },
  {
    id: 'terms.retainer-end',
    lead: 'Either side may end a retainer with 30 days’ notice in writing.',
    support:
      'Retainers are invoiced in advance for each period. Time that you do not use does not carry over unless the letter says so.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
    follow: { cost: 'terms.end-payment', duration: 'terms.retainer-end', how: 'terms.notices' },
  },
  {
    id: 'terms.retainer-unused',
    lead: 'Time within a retainer that you do not use does not carry over unless the letter says so.',
    support: 'Either side may end a retainer with 30 days’ notice in writing.',
    place: '/terms#fees',
    basis: 'Time within a retainer that you do not use does not carry over unless the letter says so.',
    follow: { cost: 'terms.retainer-payment', duration: 'terms.retainer-end' },
  },
];
