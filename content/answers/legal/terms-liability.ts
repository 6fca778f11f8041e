import type { AnswerEntry } from '../types.ts';

export const TERMS_LIABILITY_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.warranty',
    lead: 'We warrant that we are entitled to provide the services and that we will perform them with reasonable skill and care. As far as the law allows, no other warranty is implied.',
    support:
      'If a deliverable falls short, tell us within 60 days of receiving it, and we will put it right at our own cost or, if we cannot, return the fee paid for it.',
    place: '/terms#warranties',
    basis: 'As far as the law allows, no other warranty is implied.',
    follow: { cost: 'terms.liability-cap', duration: 'terms.defects', how: 'terms.defects' },
  },
  {
    id: 'terms.defects',
    lead: 'If a deliverable falls short, tell us within 60 days of receiving it, and we will put it right at our own cost or, if we cannot, return the fee paid for it.',
    place: '/terms#warranties',
    basis: 'If a deliverable falls short, tell us within 60 days of receiving it',
    follow: { cost: 'terms.liability-cap', duration: 'terms.defects', how: 'terms.escalation' },
  },
  {
    id: 'terms.no-outcome',
    lead: 'We do not warrant that a risk will not occur or that a forecast will come true.',
    place: '/terms#warranties',
    basis: 'We do not warrant that a risk will not occur or that a forecast will come true.',
    follow: { how: 'terms.warranty' },
  },
  {
    id: 'terms.liability-cap',
    lead: 'Each side’s total liability under an engagement is limited to the fees paid and payable for it in the twelve months before the claim arose.',
    support:
      'This does not limit your duty to pay fees. Nothing limits liability for death or personal injury caused by negligence, for fraud, or for anything that the law does not allow to be limited.',
    place: '/terms#liability',
    basis: 'limited to the fees paid and payable for it in the twelve months before the claim arose',
    follow: {
      cost: 'terms.liability-cap',
      duration: 'terms.liability-cap',
      who: 'terms.individuals',
      how: 'terms.liability-excluded',
    },
  },
  {
    id: 'terms.insurance',
    lead: 'The terms name no insurance cover. They limit each side’s total liability under an engagement to the fees paid and payable for it in the twelve months before the claim arose.',
    place: '/terms#liability',
    basis: 'limited to the fees paid and payable for it in the twelve months before the claim arose',
    follow: { start: 'contact.ways', cost: 'terms.liability-cap' },
  },
  {
    id: 'terms.liability-excluded',
    lead: 'Neither side is liable for loss of profit, business or goodwill, or for indirect or consequential loss.',
    support:
      'Nothing limits liability for death or personal injury caused by negligence, for fraud, or for anything that the law does not allow to be limited.',
    place: '/terms#liability',
    basis:
      'Neither side is liable for loss of profit, business or goodwill, or for indirect or consequential loss.',
    follow: { cost: 'terms.liability-cap' },
  },
  {
    id: 'terms.liability-unlimited',
    lead: 'Nothing in the terms limits liability for death or personal injury caused by negligence, for fraud, or for anything that the law does not allow to be limited.',
    place: '/terms#liability',
    basis: 'Nothing here limits liability for death or personal injury caused by negligence, for fraud',
    follow: { cost: 'terms.liability-cap' },
  },
  {
    id: 'terms.reliance',
    lead: 'Our advice is for you alone. Nobody else may rely on it unless we agree in writing.',
    place: '/terms#liability',
    basis: 'Our advice is for you alone. Nobody else may rely on it unless we agree in writing.',
    follow: { who: 'terms.reliance', how: 'terms.resale' },
  },
  {
    id: 'terms.individuals',
    lead: 'Claims are made against the firm and not against its individual people.',
    support:
      'Each side’s total liability under an engagement is limited to the fees paid and payable for it in the twelve months before the claim arose.',
    place: '/terms#liability',
    basis: 'Claims are made against the firm and not against its individual people.',
    follow: { cost: 'terms.liability-cap' },
  },
  {
    id: 'terms.infringement-claims',
    lead: 'The terms state no indemnity for a claim that a deliverable infringes a right. Each side’s total liability under an engagement is limited to the fees paid and payable for it in the twelve months before the claim arose.',
    place: '/terms#liability',
    basis: 'limited to the fees paid and payable for it in the twelve months before the claim arose',
  },
];
