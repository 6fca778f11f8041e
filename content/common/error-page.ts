import { FIRM } from '../firm.ts';

/** Shown in place of a page that could not be rendered. */
export const ERROR_PAGE = {
  eyebrow: 'An error on this page',
  heading: 'This page could not be shown.',
  /** The texts before and after the firm's email address. */
  text: {
    before: 'Loading it again usually helps. If it does not, write to ',
    after: `. In an emergency, call the hotline: it is answered ${FIRM.emergencyHours}.`,
  },
  reload: 'Reload the page',
  hotline: 'Hotline',
};
