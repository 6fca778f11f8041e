import { FIRM } from './firm.ts';
import { pageOf } from './pages.ts';
import { PRACTICES } from './practices.ts';
import type { ContactCall, SectionPage } from './types.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'consulting',
  message: 'The decision that has been waiting longest with us is:',
};

export const ABOUT = {
  path: '/about',
  hero: {
    eyebrow: 'About the firm',
    heading: 'AI first, with judgement in command',
    lead: 'We are a strategy, risk and resilience firm for organisations that cannot afford to be surprised. Machines do our reading, counting and rehearsing; experienced people do the deciding.',
    image: 'hero-about',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'figures',
      id: 'figures',
      tone: 'paper-2',
      eyebrow: 'Working figures',
      heading: 'What we ask of our own method',
      lead: 'The firm’s own working figures: targets for its AI-first method, reviewed as tools and tasks change. They are not results obtained for a client, and not promises for an engagement: what we commit to with you is written into the engagement itself.',
      figures: [
        { value: '10x', label: 'faster first reading of a large set of documents' },
        { value: '99.8%', label: 'of our routine checks completed and logged' },
        { value: '40%', label: 'less time to prepare an exercise, from brief to first rehearsal' },
        { value: '60%', label: 'of desk research gathered by tools, then verified by a consultant' },
        { value: '85%', label: 'of our working hours on judgement, client contact and decisions' },
      ],
    },
    {
      kind: 'prose',
      id: 'strategy',
      tone: 'paper',
      eyebrow: 'AI-first strategy',
      heading: 'What AI first means here',
      paragraphs: [
        'An engagement begins with a plain question: which part of this work would a well-governed machine do better, sooner or more patiently than a person? Usually it is the reading of ten thousand documents, the search for the clause that contradicts another, the hundredth run of a scenario. Unless you exclude AI tools, we give that part to the machine and build the team around what remains.',
        'What remains is the part clients come for. Someone has to know that a chief executive is not saying what worries her, that a supplier’s figures are too neat, or that a regulator’s second question is the one that counts. We spend the hours saved on that, in the room with the people who have to decide.',
        'We apply to ourselves the controls we recommend: an inventory of the models we use, tests before a model touches client material, and a consultant’s name under every conclusion.',
      ],
      aside: [
        {
          name: 'Experience',
          text: '80+ years combined, in command, consulting, banking, research and technology',
        },
        { name: 'Reach', text: 'Work in 15 countries and 8 industry verticals' },
        { name: 'Offices', text: FIRM.offices.map((office) => office.city).join(', ') },
        { name: 'Response', text: `Incident teams on call ${FIRM.emergencyHours}` },
      ],
    },
    {
      kind: 'points',
      layout: 'rows',
      id: 'principles',
      tone: 'deep',
      eyebrow: 'Principles',
      heading: 'How we decide what to do',
      items: [
        {
          name: 'Evidence before opinion',
          text: 'We say what we know, how we know it and how sure we are. We leave out a finding that cannot be traced to its source, however well it reads.',
        },
        {
          name: 'A person answers for it',
          text: 'No model signs our work. Each recommendation has a named consultant who can defend it in front of your board, and who says so if it proves to be wrong.',
        },
        {
          name: 'Tested under pressure',
          text: 'Plans are rehearsed with the people who will use them, on a bad day and with something missing. What fails in the exercise room is cheap to repair.',
        },
        {
          name: 'Built to be handed over',
          text: 'The work, the right to use the methods in it, and the skills stay with you. We count an engagement as finished when your own team runs the thing without asking us.',
        },
      ],
    },
    {
      kind: 'offers',
      layout: 'numbered',
      id: 'capabilities',
      tone: 'paper-2',
      eyebrow: 'AI capabilities',
      heading: 'AI that a board can inspect',
      lead: 'Each serves a decision that an executive has to make, and each shows its workings to the people who must trust it.',
      items: [
        {
          name: 'Document intelligence',
          text: 'Contracts, policies, minutes and incident records read together, with every statement linked to the page it came from.',
          points: [
            'Contradictions and missing duties brought to the surface',
            'Obligations mapped across regimes and entities',
            'Client material kept apart from model training',
          ],
        },
        {
          name: 'Early warning',
          text: 'Signals from markets, suppliers, threats and weather watched against the few conditions that would change your plan.',
          points: [
            'Indicators agreed with the owner of each risk',
            'Thresholds that name the decision they call for',
            'False alarms counted and used to tune the watch',
          ],
        },
        {
          name: 'Scenario simulation',
          text: 'Adversaries, customers, officials and journalists played by models under the direction of an exercise lead.',
          points: [
            'Many variations of one crisis in a single afternoon',
            'Injects that respond to what your team really decides',
            'Actions recorded for the review that follows',
          ],
        },
        {
          name: 'Governed assistants',
          text: 'Assistants for your own specialists, built on approved sources with access, logging and limits set before first use.',
          points: [
            'Answers that cite the passage they rest on',
            'Evaluation sets written by your experts',
            'A clear route from a doubtful answer to a person',
          ],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'grid',
      id: 'backgrounds',
      tone: 'paper',
      eyebrow: 'The team',
      heading: 'Where our people come from',
      lead: 'Different schools of judgement, put to work on the same question.',
      items: [
        {
          name: 'Military and government service',
          text: 'Command, intelligence and public office, where a plan is judged by what happens to people.',
        },
        {
          name: 'Global management consulting',
          text: 'Structured problem solving, and the patience to get an answer adopted in a large organisation.',
        },
        {
          name: 'Tier 1 investment banking',
          text: 'Valuation, negotiation and risk priced daily, with the discipline of a deadline that does not move.',
        },
        {
          name: 'Ivy League universities and frontier research institutes',
          text: 'Depth in machine learning, security and social science, and long practice at being proved wrong.',
        },
        {
          name: 'Big technology companies',
          text: 'Systems built and run at very large scale, and the incident reviews that show how they break.',
        },
      ],
    },
    {
      kind: 'offers',
      layout: 'ruled',
      id: 'practices',
      tone: 'paper-2',
      eyebrow: 'Practices',
      heading: 'Who does the work, and who signs it',
      lead: 'Our consultants belong to seven practices. A practice leads the services named beside it and signs what it publishes.',
      items: Object.entries(PRACTICES).map(([name, { remit, background, services }]) => ({
        name,
        text: `${remit} Its people come from ${background}.`,
        points: services.map((path) => ({ label: pageOf(path).label, href: path })),
      })),
    },
    {
      kind: 'prose',
      id: 'leadership',
      tone: 'paper',
      eyebrow: 'Leadership',
      heading: 'Leadership profiles are coming soon',
      paragraphs: [
        'We are preparing profiles of the people who lead our practices and will publish them on this page.',
        'Until then, ask us directly. Describe your question in the contact form or by email, and we will tell you who would lead the work, what they have done before and when you can speak to them. You will know the names before you sign anything.',
      ],
      aside: [
        { name: 'By email', text: FIRM.email },
        { name: 'By telephone', text: FIRM.phone.label },
        { name: 'Office hours', text: FIRM.officeHours },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'deep',
      image: 'banner-services',
      heading: 'Put a hard question to us',
      text: 'A first conversation is with someone who would do the work. Bring the decision that has been waiting longest, and judge us by the questions we ask about it.',
      action: ENQUIRY,
      secondary: { label: 'Read our insights', href: '/insights' },
    },
  ],
} satisfies SectionPage;
