import type { AnswerEntry } from '../types.ts';

/** How the crisis assessment is started, continued and cleared. */
export const CRISIS_USE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'crisis-assessment.start',
    lead: 'Press “Start Assessment (15 min)” at the top of the crisis assessment page.',
    place: '/resources/crisis-assessment',
    basis: 'Start Assessment (15 min)',
    follow: { how: 'crisis-assessment.how' },
  },
  {
    id: 'crisis-assessment.resume',
    lead: 'Your answers stay on your device, so you can leave and continue later in the same browser; on another device you would begin again.',
    support: 'After a finished run you can start a new one; the old one stays for comparison.',
    place: '/resources/crisis-assessment#method',
    basis: 'Your answers stay on your device',
    follow: { how: 'crisis-assessment.delete' },
  },
  {
    id: 'crisis-assessment.delete',
    lead: 'Your answers stay on your device until you press “Delete my answers” at the foot of the assessment. We hold no copy.',
    place: '/resources/crisis-assessment#assessment',
    basis: 'Your answers stay on your device',
    follow: { duration: 'crisis-assessment.delete', how: 'crisis-assessment.delete' },
  },
];
