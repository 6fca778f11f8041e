// Written by scripts/assets/make-images.ts; do not edit.
import type { ImageEntry } from './images.generated.ts';

/** Covers of the insights, by `piece-` and the id of the piece. */
export const COVERS: Record<string, ImageEntry> = {
  'piece-ai-agents-allow-log-refuse': {
    width: 1200,
    height: 800,
    hash: '5aa942d2',
    widths: [480, 640, 768, 1200],
  },
  'piece-before-an-ai-use-case-goes-live': {
    width: 1200,
    height: 800,
    hash: '298aa28f',
    widths: [480, 640, 768, 1200],
  },
  'piece-before-the-assistant-reads-your-contracts': {
    width: 1200,
    height: 800,
    hash: '79765fad',
    widths: [480, 640, 768, 1200],
  },
  'piece-command-and-its-silences': {
    width: 1200,
    height: 800,
    hash: '55a6e351',
    widths: [480, 640, 768, 1200],
  },
  'piece-cutover-weekend-is-an-exercise': {
    width: 1200,
    height: 800,
    hash: '08e695e2',
    widths: [480, 640, 768, 1200],
  },
  'piece-deputy-in-the-chair': { width: 1200, height: 800, hash: '30b8277c', widths: [480, 640, 768, 1200] },
  'piece-disagreeing-with-the-chief-executive': {
    width: 1200,
    height: 800,
    hash: '3804a7a9',
    widths: [480, 640, 768, 1200],
  },
  'piece-first-day-of-a-crisis': {
    width: 1200,
    height: 800,
    hash: '8756efe7',
    widths: [480, 640, 768, 1200],
  },
  'piece-first-hour-belongs-to-the-facts': {
    width: 1200,
    height: 800,
    hash: '9d2b3fa8',
    widths: [480, 640, 768, 1200],
  },
  'piece-first-statement-on-camera': {
    width: 1200,
    height: 800,
    hash: '9d85a2b7',
    widths: [480, 640, 768, 1200],
  },
  'piece-governing-ai-you-did-not-build': {
    width: 1200,
    height: 800,
    hash: '77540d37',
    widths: [480, 640, 768, 1200],
  },
  'piece-hospital-group-on-paper': {
    width: 1200,
    height: 800,
    hash: 'fb66daf8',
    widths: [480, 640, 768, 1200],
  },
  'piece-impact-tolerances-without-the-paperwork': {
    width: 1200,
    height: 800,
    hash: '076d859f',
    widths: [480, 640, 768, 1200],
  },
  'piece-indicators-a-board-will-act-on': {
    width: 1200,
    height: 800,
    hash: '646acec5',
    widths: [480, 640, 768, 1200],
  },
  'piece-one-body-of-evidence': { width: 1200, height: 800, hash: '11aaf005', widths: [480, 640, 768, 1200] },
  'piece-peak-trading-second-way-out': {
    width: 1200,
    height: 800,
    hash: '19e1b5cd',
    widths: [480, 640, 768, 1200],
  },
  'piece-recovery-times-promised-and-proven': {
    width: 1200,
    height: 800,
    hash: '1936587d',
    widths: [480, 640, 768, 1200],
  },
  'piece-register-that-leads-to-decisions': {
    width: 1200,
    height: 800,
    hash: '91fa6163',
    widths: [480, 640, 768, 1200],
  },
  'piece-risk-appetite-that-refuses': {
    width: 1200,
    height: 800,
    hash: '04a05b42',
    widths: [480, 640, 768, 1200],
  },
  'piece-services-back-in-agreed-order': {
    width: 1200,
    height: 800,
    hash: 'bc738535',
    widths: [480, 640, 768, 1200],
  },
  'piece-services-before-systems': {
    width: 1200,
    height: 800,
    hash: 'f86ba396',
    widths: [480, 640, 768, 1200],
  },
  'piece-speaking-before-you-know': {
    width: 1200,
    height: 800,
    hash: '1b337710',
    widths: [480, 640, 768, 1200],
  },
  'piece-suppliers-behind-your-suppliers': {
    width: 1200,
    height: 800,
    hash: '6d284cfa',
    widths: [480, 640, 768, 1200],
  },
  'piece-who-decides-at-two-in-the-morning': {
    width: 1200,
    height: 800,
    hash: '173cb376',
    widths: [480, 640, 768, 1200],
  },
  'piece-written-down-and-not-acted-on': {
    width: 1200,
    height: 800,
    hash: 'd5e9fb9f',
    widths: [480, 640, 768, 1200],
  },
};
