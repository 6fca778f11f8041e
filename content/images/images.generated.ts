// Written by scripts/assets/make-images.ts; do not edit.
import type { ImageName } from './image-names.ts';

export type ImageEntry = {
  /** Size of the master. */
  width: number;
  height: number;
  /** Hash of the master and the encoding settings; part of every file name. */
  hash: string;
  /** Widths that exist as AVIF, ascending; the middle one also exists as WebP. */
  widths: readonly number[];
};

export const IMAGES: Record<ImageName, ImageEntry> = {
  'banner-industries': { width: 2400, height: 1000, hash: 'f80696cb', widths: [640, 828, 1280, 1920, 2400] },
  'banner-services': { width: 2400, height: 1000, hash: '51b4eee7', widths: [640, 828, 1280, 1920, 2400] },
  'hero-about': { width: 2400, height: 1200, hash: '4e7bf1d1', widths: [640, 828, 1280, 1920, 2400] },
  'hero-case-studies': { width: 2400, height: 1200, hash: '1b745c7f', widths: [640, 828, 1280, 1920, 2400] },
  'hero-crisis-assessment': {
    width: 2400,
    height: 1200,
    hash: '9bd043e0',
    widths: [640, 828, 1280, 1920, 2400],
  },
  'hero-home-portrait': { width: 1080, height: 1620, hash: '6bf84335', widths: [480, 640, 828, 1080] },
  'hero-home': { width: 2880, height: 1620, hash: '52b65289', widths: [640, 828, 1280, 1920, 2400] },
  'hero-incident-response': {
    width: 2400,
    height: 1200,
    hash: 'b4e2ce5c',
    widths: [640, 828, 1280, 1920, 2400],
  },
  'hero-insights': { width: 2400, height: 1200, hash: '5152b6c8', widths: [640, 828, 1280, 1920, 2400] },
  'hero-library': { width: 2400, height: 1200, hash: 'f2d04a94', widths: [640, 828, 1280, 1920, 2400] },
  'hero-notification-deadlines': {
    width: 2400,
    height: 1200,
    hash: '32d9bae1',
    widths: [640, 828, 1280, 1920, 2400],
  },
  'hero-webinars': { width: 2400, height: 1200, hash: 'ff54de39', widths: [640, 828, 1280, 1920, 2400] },
  'hero-white-papers': { width: 2400, height: 1200, hash: '880d04e3', widths: [640, 828, 1280, 1920, 2400] },
  'industry-defense': { width: 1200, height: 800, hash: '62c5f353', widths: [480, 640, 768, 1200] },
  'industry-education': { width: 1200, height: 800, hash: '8e9d9e93', widths: [480, 640, 768, 1200] },
  'industry-finance': { width: 1200, height: 800, hash: '7c9822d8', widths: [480, 640, 768, 1200] },
  'industry-government': { width: 1200, height: 800, hash: '62ba2509', widths: [480, 640, 768, 1200] },
  'industry-healthcare': { width: 1200, height: 800, hash: '8f08db3b', widths: [480, 640, 768, 1200] },
  'industry-insurance': { width: 1200, height: 800, hash: 'efd2d8f1', widths: [480, 640, 768, 1200] },
  'industry-retail': { width: 1200, height: 800, hash: '5688b250', widths: [480, 640, 768, 1200] },
  'industry-technology': { width: 1200, height: 800, hash: '15b18fdb', widths: [480, 640, 768, 1200] },
  'insight-ai-strategy': { width: 1200, height: 800, hash: 'b1e2e343', widths: [480, 640, 768, 1200] },
  'insight-crisis-management': { width: 1200, height: 800, hash: 'b71b4614', widths: [480, 640, 768, 1200] },
  'insight-digital-transformation': {
    width: 1200,
    height: 800,
    hash: '1cb787a3',
    widths: [480, 640, 768, 1200],
  },
  'insight-leadership': { width: 1200, height: 800, hash: '3fbadaa9', widths: [480, 640, 768, 1200] },
  'insight-operational-excellence': {
    width: 1200,
    height: 800,
    hash: '7b82c2e2',
    widths: [480, 640, 768, 1200],
  },
  'insight-risk-management': { width: 1200, height: 800, hash: '5a32aedc', widths: [480, 640, 768, 1200] },
  'service-ai-education': { width: 1200, height: 800, hash: 'a33dfa1f', widths: [480, 640, 768, 1200] },
  'service-executive-coaching': { width: 1200, height: 800, hash: 'a0ba90e1', widths: [480, 640, 768, 1200] },
  'service-full-service-consulting': {
    width: 1200,
    height: 800,
    hash: '52e83e34',
    widths: [480, 640, 768, 1200],
  },
  'service-incident-response': { width: 1200, height: 800, hash: '5182bbc2', widths: [480, 640, 768, 1200] },
  'service-insights-enablement': {
    width: 1200,
    height: 800,
    hash: '35712396',
    widths: [480, 640, 768, 1200],
  },
  'service-risk-resilience': { width: 1200, height: 800, hash: 'f1083b39', widths: [480, 640, 768, 1200] },
  'service-technical-program-management': {
    width: 1200,
    height: 800,
    hash: 'e91430ef',
    widths: [480, 640, 768, 1200],
  },
  'service-training-exercises-simulation': {
    width: 1200,
    height: 800,
    hash: '18db96d8',
    widths: [480, 640, 768, 1200],
  },
};
