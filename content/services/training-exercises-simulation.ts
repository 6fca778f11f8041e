import type { ContactCall, SectionPage } from '../types.ts';

import { TRAINING_EXERCISES_SIMULATION_ENGAGEMENT } from './engagements/training-exercises-simulation.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'training',
  message: 'The event that our team jokes about and has never practised is:',
};

export const TRAINING_EXERCISES_SIMULATION = {
  path: '/services/training-exercises-simulation',
  hero: {
    eyebrow: 'Training, exercises and simulation',
    heading: 'Rehearse the bad day before it comes',
    lead: 'A plan is an opinion until people have used it under pressure. We build exercises from your own operations, play them hard and help you repair what they show.',
    image: 'service-training-exercises-simulation',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'offers',
      layout: 'columns',
      id: 'solutions',
      tone: 'paper',
      eyebrow: 'What we offer',
      heading: 'Training for one person, a team or a whole system',
      items: [
        {
          name: 'Skills training',
          text: 'Courses and drills that give individuals the moves they need before anyone tests them as a team.',
          points: [
            'Role cards and checklists for daily use',
            'Practice corrected on the spot',
            'Refreshers timed to staff turnover',
          ],
        },
        {
          name: 'Live exercises',
          text: 'Tabletop, functional and full-scale exercises in which a team must act with part of the picture.',
          points: [
            'Scenarios drawn from your own weak points',
            'Press, officials and families played by specialists',
            'An observer beside every decision-maker',
          ],
        },
        {
          name: 'Simulation',
          text: 'Models of plant, network or market that respond to what participants do, for events too dangerous to stage.',
          points: [
            'Runs repeated with one factor changed',
            'Time slowed or compressed at will',
            'Each action on record for the review',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'approach',
      tone: 'deep',
      eyebrow: 'Our view',
      heading: 'Why we let it go wrong',
      paragraphs: [
        'An exercise that everyone passes has taught nothing. Ours are written to reach the point where the plan stops helping: the duty director is on a flight, the contact list sits on the encrypted server, two authorities give contradictory orders. What people do next is the finding.',
        'That demands care. Participants are told at the outset that the system is under test and that no individual is graded. A safety officer can halt play at any time. Everyone is debriefed before going home. Actions are recorded for the review; nobody is quoted by name.',
      ],
    },
    {
      kind: 'offers',
      layout: 'ruled',
      id: 'programmes',
      tone: 'paper',
      eyebrow: 'Programmes',
      heading: 'For leaders, defenders, service owners and operators',
      items: [
        {
          name: 'Leadership',
          text: 'For executives and board members who will sign the decisions and stand in front of the cameras.',
          points: [
            'Taking command in the first hour',
            'Deciding with lawyers and engineers in the room',
            'Statements recorded, replayed and improved',
          ],
        },
        {
          name: 'Cybersecurity',
          text: 'For technical teams, and for the managers who have to let them switch things off.',
          points: [
            'Ransomware played across IT, legal and operations',
            'Isolation and restoration against the clock',
            'Payment, disclosure and evidence',
          ],
        },
        {
          name: 'Business continuity',
          text: 'For service owners who must keep going without a site, a supplier or a system.',
          points: [
            'Manual working for a whole shift',
            'Relocation with real keys and vehicles',
            'The return to normal, which plans tend to omit',
          ],
        },
        {
          name: 'Technical skills',
          text: 'For operators, engineers and responders whose hands matter.',
          points: [
            'Start-up and shutdown with a fault present',
            'Safe handling of devices and logs as evidence',
            'Radio, handover and log-keeping',
          ],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'simulation',
      tone: 'paper-2',
      eyebrow: 'Simulation capabilities',
      heading: 'When the real thing cannot be staged',
      items: [
        {
          name: 'Virtual reality',
          text: 'Places that cannot be closed or set alight are entered by headset: a control room, a hospital floor, a substation, with smoke, noise and colleagues.',
        },
        {
          name: 'Digital twin',
          text: 'A working model of your network, plant or supply chain takes the team’s commands and shows what follows from them, hours later if need be.',
        },
        {
          name: 'AI scenarios',
          text: 'The opponent improvises. Models write callers, posts and intrusions in answer to each move, while an exercise director decides where the story goes.',
        },
      ],
    },
    {
      kind: 'process',
      id: 'stages',
      tone: 'deep',
      eyebrow: 'The route, in five steps',
      heading: 'How we make and run an exercise',
      steps: [
        {
          name: 'Analyze',
          text: 'Read plans and past incidents, and agree with the sponsor which abilities are to be tested.',
        },
        {
          name: 'Design',
          text: 'Write objectives, scenario and measures. Clear safety, legal and staff questions.',
        },
        {
          name: 'Develop',
          text: 'Make injects, models, films and maps, then try them on people who will not take part.',
        },
        {
          name: 'Deliver',
          text: 'Brief, play, pause where necessary and debrief the same day.',
        },
        {
          name: 'Evaluate',
          text: 'Rank the defects, give each an owner and fix the date of the next attempt.',
        },
      ],
    },
    TRAINING_EXERCISES_SIMULATION_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper-2',
      heading: 'Questions before an exercise',
      items: [
        {
          question: 'Could it disturb live operations?',
          answer:
            'Only where you decide that it may. Messages are marked as exercise traffic, control rooms and emergency services are told, and real systems are touched under a written permit.',
        },
        {
          question: 'Will our regulator see the report?',
          answer:
            'The report is addressed to the sponsor, who decides on further readers. If a supervisor has asked for the exercise, we agree the form of the evidence before play, so that candour is not punished.',
        },
        {
          question: 'What do participants have to prepare?',
          answer:
            'Very little: a diary kept free for the exercise, one page to read and whatever they would have at hand on a normal shift. Your planners, one from each function, give considerably more.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      image: 'banner-industries',
      heading: 'Which day would you rather rehearse?',
      text: 'Name the event your team jokes about and has never practised. We will tell you which exercise fits it and how long it takes to build.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
