import { dayChecked, dayOf, LAW, sourceMonths } from '../law/law.ts';
import type { ContactCall, SectionPage } from '../types.ts';

import { AI_EDUCATION_ENGAGEMENT } from './engagements/ai-education.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'ai-training',
  message: 'The department that works with AI today, with or without permission, is:',
};

export const AI_EDUCATION = {
  path: '/services/ai-education',
  hero: {
    eyebrow: 'Education, training, certification',
    heading: 'Learn AI from the decisions it changes',
    lead: 'We teach boards to decide about AI, managers to direct it and specialists to work with it safely. Those who need proof of competence sit an examination that can be failed.',
    image: 'service-ai-education',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'prose',
      id: 'approach',
      tone: 'paper',
      eyebrow: 'How we teach',
      heading: 'Most AI courses teach the product',
      paragraphs: [
        'A course built around a tool is out of date when the tool is, and it leaves the harder questions alone: which of our decisions may a model touch, who checks what it says, and who answers when it is wrong. Those questions belong to line management, and a vendor has no reason to ask them.',
        'We begin with the work your people do. Before a lesson is written we sit beside a claims handler or a contracts manager for a morning and collect the documents that cross the desk. The exercises are made from that material, with names and figures changed. Someone who has corrected a confident, mistaken summary of her own department’s report will check the next one.',
        'The teachers are consultants who use these systems on engagements during the rest of the week. They know which failures are rare and which happen every week.',
        `European law asks for AI literacy. Article 4 of the AI Act has applied since ${dayOf(LAW['eu-ai-literacy'])} to those who provide or use AI systems. As reworded in ${LAW['eu-ai-literacy'].terms.replaced} it asks them to take measures that support the AI literacy of their staff; no set level has to be guaranteed. A dated record of who was taught what is evidence that you took such measures. (Compiled on ${dayChecked([LAW['eu-ai-literacy']])} from sources of ${sourceMonths([LAW['eu-ai-literacy']])}; general information, not legal advice.)`,
      ],
      aside: [
        { name: 'For', text: 'Boards, executives, managers, specialists' },
        { name: 'Where', text: 'On your premises, in our offices or online' },
        { name: 'Material', text: 'Made from your own documents' },
        { name: 'Ends with', text: 'A decision paper or a practical test' },
      ],
    },
    {
      kind: 'offers',
      layout: 'ruled',
      id: 'offerings',
      tone: 'paper-2',
      eyebrow: 'What we offer',
      heading: 'Three ways to start',
      lead: 'Take one of the three, or let each prepare the next. Leaders first is the order we recommend: staff do not keep rules that their leaders do not understand.',
      items: [
        {
          name: 'Executive AI education',
          text: 'Half a day for a board or executive committee, prepared by a conversation with every member. We show what current systems do well and badly, then work on a choice that is really on your agenda.',
          points: [
            'A demonstration on papers you select',
            'The duties of directors when a model informs a decision',
            'A written list of questions to put to management from now on',
          ],
        },
        {
          name: 'Practitioner training',
          text: 'Courses for operations, legal, finance, risk or engineering, given in short blocks over several weeks, so that each lesson is tried at work before the next begins.',
          points: [
            'Drafting, analysis and review with the tools you have licensed',
            'Recognising invented sources, leaks and hidden instructions',
            'A clear rule on what must never enter a prompt',
          ],
        },
        {
          name: 'Certification',
          text: 'For people on whose output others rely. Candidates complete a supervised piece of work with AI, defend it before two examiners and show where they overruled the machine.',
          points: [
            'Criteria that candidates receive in advance',
            'Examiners who did not teach the person examined',
            'A register of holders kept by your own training department',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'certificate',
      tone: 'deep',
      eyebrow: 'The standard',
      heading: 'What the certificate says',
      paragraphs: [
        'Attendance earns nothing. The certificate states that on a given day a named person did a given kind of task with AI, found the errors we had planted in it and could explain each step to someone senior. The standard is printed on the back, where a manager or an auditor can read what was asked.',
        'It also lapses. A competence tested on last year’s systems is a statement about last year, so holders renew by a shorter practical test. The certificate is the firm’s own. It does not replace a qualification that your regulator or professional body demands.',
      ],
      aside: [
        { name: 'Form', text: 'Practical work, then an oral defence' },
        { name: 'Marking', text: 'Two examiners, written criteria' },
        { name: 'Failure', text: 'Reasons in writing and a second attempt' },
        { name: 'Validity', text: 'Printed on the document, renewed by test' },
      ],
    },
    {
      kind: 'points',
      layout: 'grid',
      id: 'audiences',
      tone: 'paper',
      eyebrow: 'Who attends',
      heading: 'Afterwards, role by role',
      items: [
        {
          name: 'Directors',
          text: 'They leave able to tell a sound proposal from a persuasive one, and to ask for the evidence that separates the two.',
        },
        {
          name: 'Function heads',
          text: 'They sort the tasks of their own area into those to hand to a machine, those to share with it and those to keep.',
        },
        {
          name: 'Team managers',
          text: 'They learn to set work, to sample output and to notice when a capable colleague has stopped checking.',
        },
        {
          name: 'Specialists',
          text: 'Lawyers, analysts, engineers and clinicians practise on familiar cases until they know where the tools fail.',
        },
      ],
    },
    AI_EDUCATION_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper',
      heading: 'Questions before a course',
      items: [
        {
          question: 'Will our documents be used to train a model?',
          answer:
            'No. Course material is prepared where it stays out of model training, and we agree in writing which documents may be used and when they are deleted. If your policy confines data to your own systems, we teach inside them.',
        },
        {
          question: 'How long are people away from their work?',
          answer:
            'Executives give half a day. Practitioner groups are small enough for everyone to be corrected in person and need two to three hours a week while the course runs. We would sooner start with one department than with all of them.',
        },
        {
          question: 'What do you need from us?',
          answer:
            'A sponsor with authority over those attending, access to the tools they will use, a handful of real documents for each role, and an hour with your data protection and security leads before anything is built.',
        },
        {
          question: 'What stays when you have gone?',
          answer:
            'The exercises, the teaching notes and the criteria, for your internal use. If you wish, we prepare two of your own people to give the practitioner course and observe them the first time.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      image: 'hero-webinars',
      heading: 'Start where it is already in use',
      text: 'Name the department that works with AI today, with or without permission. We will say what its people should be taught first, and what that would take.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
