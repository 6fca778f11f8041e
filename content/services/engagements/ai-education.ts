import type { Section } from '../../types.ts';

export const AI_EDUCATION_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper-2',
  heading: 'From half a day to eight weeks',
  size: {
    duration:
      'Half a day for executives, after three weeks in which we prepare it. Six to eight weeks for a practitioner course, at two to three hours a week. Half a day for each candidate examined.',
    team: 'A lead and one teacher for up to twelve learners. Two other consultants examine.',
    price:
      'A fixed price by session for executives, by group for practitioners and by candidate for examinations, agreed before the first date is booked.',
  },
  sample: {
    title: 'Decision paper of an executive session',
    subject: 'Fictional insurer, executive committee, written on the afternoon of the session',
    parts: [
      {
        heading: 'The decision',
        lines: [
          { name: 'Question', text: 'May the claims assistant draft refusals as well as payments?' },
          { name: 'Decided', text: 'It may draft and may not send. A handler signs every refusal.' },
          { name: 'Owner', text: 'Head of claims. Back on the agenda in 90 days.' },
        ],
      },
      {
        heading: 'What the room saw',
        lines: [
          { name: 'Did well', text: '18 of 20 files summarised completely, in four minutes.' },
          { name: 'Did badly', text: 'In 2 of 20 it cited a policy clause that does not exist.' },
          { name: 'Unknown', text: 'Which version of the policy wording it had read.' },
        ],
      },
      {
        heading: 'What management now reports',
        lines: [
          { name: 'Weekly', text: 'Refusals drafted, changed by a handler, overturned on appeal.' },
          { name: 'Stop if', text: 'More than 1 refusal in 50 is overturned.' },
        ],
      },
    ],
  },
} satisfies Section;
