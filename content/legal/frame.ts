/** Words around the text of every legal page. */
export const LEGAL_FRAME = {
  eyebrow: 'Legal',
  back: 'Back to Home',
  contents: 'Contents',
  further: 'Read with this page',
  home: 'Return to Home',
  /** Heading of the figures on the security page. */
  glance: 'At a glance',
};
