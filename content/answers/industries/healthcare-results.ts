import type { AnswerEntry } from '../types.ts';

export const HEALTHCARE_RESULTS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'healthcare.measures',
    lead: 'Our measures join your quality dashboard and its clinical governance, so that continuity is discussed beside infection and falls. Baselines are taken in the first drill.',
    place: '/industries/healthcare#results',
    basis: 'Our measures join your quality dashboard and its clinical governance',
    follow: { proof: 'case-studies.healthcare' },
  },
  {
    id: 'healthcare.measure-downtime',
    lead: 'The hours are established ward by ward in a supervised exercise and signed by the clinical director. If the tested hours fall short of the plan, the plan is corrected first and the training second.',
    place: '/industries/healthcare#results',
    basis: 'Established ward by ward in a supervised exercise and signed by the clinical director',
    follow: {
      duration: 'healthcare.measure-downtime',
      who: 'healthcare.measure-downtime',
      how: 'healthcare.measure-downtime',
    },
  },
  {
    id: 'healthcare.measure-medication',
    lead: 'The patient safety team observes two wards a month, unannounced, day and night shifts alike, and times the first medication round on paper after a system loss.',
    support: 'Delays go to the next ward huddle, and to pharmacy where stock or charts were missing.',
    place: '/industries/healthcare#results',
    basis: 'Observed by the patient safety team on two wards a month, unannounced',
    follow: {
      duration: 'healthcare.measure-medication',
      who: 'healthcare.measure-medication',
      how: 'healthcare.measure-medication',
    },
  },
  {
    id: 'healthcare.measure-results',
    lead: 'Critical results delivered late are counted from laboratory and radiology logs after every outage. Each case receives a harm review within five working days.',
    place: '/industries/healthcare#results',
    basis: 'Each case receives a harm review within five working days',
    follow: {
      duration: 'healthcare.measure-results',
      who: 'healthcare.measure-results',
      how: 'healthcare.measure-results',
    },
  },
  {
    id: 'healthcare.measure-leaders',
    lead: 'On-call leaders are to be exercised in their own role within twelve months. Anyone out of date leaves the rota until the next session.',
    place: '/industries/healthcare#results',
    basis: 'Anyone out of date leaves the rota until the next session',
    follow: {
      duration: 'healthcare.measure-leaders',
      who: 'healthcare.measure-leaders',
      how: 'healthcare.measure-leaders',
    },
  },
  {
    id: 'healthcare.services',
    lead: 'Training, Exercises and Simulation with ward drills, command exercises and a digital twin of patient flow; Incident Response when clinical systems are down; and AI Education for clinicians.',
    place: '/industries/healthcare#fitting-services',
    options: [
      'training-exercises-simulation.overview',
      'incident-response.overview',
      'ai-education.overview',
    ],
    basis:
      'Ward drills, command exercises and a digital twin of patient flow show what a policy review cannot',
    follow: { who: 'about.who-leads', start: 'healthcare.start' },
  },
  {
    id: 'healthcare.start',
    lead: 'With one ward: one observed drill tells you more than a long questionnaire. Let us know what kind of care you provide and which system you would miss first.',
    place: '/industries/healthcare#next-step',
    basis: 'One observed drill tells you more than a long questionnaire',
    follow: { who: 'about.who-leads' },
  },
  {
    id: 'healthcare.not-a-hospital',
    lead: 'No. We help the clinical and executive leaders of hospitals and health systems keep patients safe through system loss, data compromise and major incidents.',
    place: '/industries/healthcare',
    basis: 'We help clinical and executive leaders keep patients safe',
  },
];
