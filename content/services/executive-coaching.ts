import type { ContactCall, SectionPage } from '../types.ts';

import { EXECUTIVE_COACHING_ENGAGEMENT } from './engagements/executive-coaching.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'coaching',
  message: 'I would like to arrange a confidential first conversation about coaching.',
};

export const EXECUTIVE_COACHING = {
  path: '/services/executive-coaching',
  hero: {
    eyebrow: 'Executive coaching',
    heading: 'A place to think aloud',
    lead: 'Private, structured work with senior leaders on the decisions, relationships and habits by which they lead. Our coaches come from military and government service and from management consulting, and have had to decide themselves.',
    image: 'service-executive-coaching',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'prose',
      id: 'approach',
      tone: 'paper',
      eyebrow: 'The need',
      heading: 'The higher the post, the thinner the advice',
      paragraphs: [
        'People who report to you have careers to consider. Your board will judge you by what you tell it. At home they have heard enough. A chief executive can go a whole year without hearing one sentence about her own conduct that was meant for her use alone.',
        'We treat that as a practical problem. Sessions concern something about to happen: the dismissal on Thursday, the investor who has lost patience, the deputy who is better liked. In between you try something different, and next time we look at what came of it. You should leave with a sentence to say or a thing to stop doing.',
        'Coaching is neither therapy nor a way for a board to postpone a decision about a person. If we are asked for either, we say that it is not coaching.',
      ],
      aside: [
        { name: 'For', text: 'Chairs, chief executives, their committees and successors' },
        { name: 'Rhythm', text: 'Every two or three weeks, calls between' },
        { name: 'Where', text: 'Your office, ours, or anywhere quiet' },
        { name: 'Coach', text: 'The same person throughout' },
      ],
    },
    {
      kind: 'process',
      id: 'phases',
      tone: 'paper-2',
      eyebrow: 'The course of the work',
      heading: 'From first interview to last',
      steps: [
        {
          name: 'Assessment',
          text: 'Long interviews with you and, if you consent, with those who see you at work. You are the first to hear the findings, in full and in private.',
        },
        {
          name: 'Planning',
          text: 'You choose no more than three aims and describe in plain words what others would notice if each were reached.',
        },
        {
          name: 'Coaching',
          text: 'Regular sessions on live matters. The coach sits in on a meeting or rehearses a speech with you where that teaches more than talk.',
        },
        {
          name: 'Integration',
          text: 'The opening interviews are repeated in short form and set beside your aims. Then we arrange how you carry on without a coach.',
        },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'confidence',
      tone: 'deep',
      eyebrow: 'Confidence',
      heading: 'What stays in the room',
      lead: 'These rules are part of the agreement, and your sponsor signs them too.',
      items: [
        {
          name: 'What you say',
          text: 'It belongs to you. It is not passed to the board, to human resources or to colleagues of ours who may be working for your company.',
        },
        {
          name: 'What the sponsor hears',
          text: 'That sessions take place, and the aims you are willing to share. You report progress yourself, in a meeting with the sponsor and the coach.',
        },
        {
          name: 'What is written down',
          text: 'Brief notes, kept by the coach apart from the firm’s client files and destroyed when the engagement closes.',
        },
        {
          name: 'Where confidence stops',
          text: 'Where there is danger to life, a crime is in progress or a court compels us. You know these limits before you begin.',
        },
      ],
    },
    {
      kind: 'offers',
      layout: 'columns',
      id: 'forms',
      tone: 'paper',
      eyebrow: 'For whom',
      heading: 'For one leader, or for the whole team',
      items: [
        {
          name: 'One to one',
          text: 'For a leader in post with something to change or a hard year ahead.',
          points: [
            'Two coaches to meet before you choose',
            'Calls on the eve of difficult events',
            'An open review at the halfway mark',
          ],
        },
        {
          name: 'Taking up a post',
          text: 'For a new chief executive, minister or director, starting before the appointment is public.',
          points: [
            'A map of who expects what of you',
            'First speech, first appointment, first request turned down',
            'A frank reading of what your predecessor left',
          ],
        },
        {
          name: 'The leadership team',
          text: 'For a committee that is polite in the meeting and divided in the corridor.',
          points: [
            'Separate interviews, findings shared by all',
            'Working sessions on one real dispute',
            'Rules of conduct the members write themselves',
          ],
        },
      ],
    },
    EXECUTIVE_COACHING_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper',
      heading: 'Asked before the first session',
      items: [
        {
          question: 'What if the coach is the wrong one?',
          answer:
            'You meet two before choosing, at no charge. If the match proves poor after a few sessions, tell us. We propose someone else and repeat at our own cost what has to be repeated.',
        },
        {
          question: 'What does it take from my diary?',
          answer:
            'Ninety minutes at a time, a little preparation, and the willingness to be watched at work once or twice. You may move a session at no charge, and without losing it, up to the day before.',
        },
        {
          question: 'Who signs, and what appears on the bill?',
          answer:
            'Your organisation contracts with us. The invoice shows what tax law requires, and neither names nor subjects. We take no personal engagements.',
        },
        {
          question: 'Can I stop early?',
          answer:
            'After any session, without giving reasons. You then pay for the work done up to that day. Where coaching runs on a retainer, the notice period in the Terms applies, and sessions that fall within it may be taken or declined.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'deep',
      image: 'hero-library',
      heading: 'A first talk, in private',
      text: 'The first meeting is private and commits you to nothing. Write only that you would like to speak about coaching; the subject can wait until we sit down. An enquiry is stored like any other: to leave no trace in writing, telephone.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
