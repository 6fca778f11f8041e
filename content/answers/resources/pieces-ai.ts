import type { AnswerEntry } from '../types.ts';

export const PIECES_AI_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.agents.classes',
    lead: 'In the example, a customer-service agent at a fictional retailer may look up an order and draft a reply; a changed delivery address is asked first; deleting an account and mailing a list of customers are refused.',
    support:
      'Deleting cannot be undone, so the tool is not connected; for a mail to a list of customers no such permission exists. A changed address is a known route of fraud and needs confirmation by the customer.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'The same agent is allowed, asked or refused, action by action',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.address',
    lead: 'A change of the delivery address is a known route of fraud, so the agent asks first, and the customer has to confirm it.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'Known route of fraud',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.drafts',
    lead: 'The agent only drafts a reply: a person sends it, because the agent has no send permission.',
    support: 'Drafting as such is allowed without asking.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'A person sends it',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.reading',
    lead: 'The agent may look up an order only in its own case: the query needs the case number.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'Reading, own case only',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.refund',
    lead: 'Up to 50 pounds, which can be recovered in the ledger, the agent may refund by itself; the payment service stops it at 20 a day. Above 50 pounds it asks first, and a named role approves.',
    support: 'Small refunds are counted; a refund above 50 pounds lies beyond a new employee’s limit.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'Payment service: 20 a day',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.limits',
    lead: 'Limits that work are enforced outside the model, by the systems that the agent calls, because text that the agent reads can change what it does.',
    support: 'So a limit sits in the query, in a missing permission or in the payment service.',
    place: '/insights/ai-agents-allow-log-refuse#findings-heading',
    basis: 'Limits that work are enforced outside the model, by the systems that the agent calls',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.questions',
    lead: 'Four questions place any action of an agent in a class of allow, ask first or refuse; the hardest of the four is whether the action can be undone.',
    place: '/insights/ai-agents-allow-log-refuse#findings-heading',
    basis: 'the hardest of the four is whether it can be undone',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.stop',
    lead: 'A stop switch is an arrangement between people: somebody has to see the signal, be entitled to stop the agent, and know how the work goes on by hand.',
    place: '/insights/ai-agents-allow-log-refuse#findings-heading',
    basis: 'A stop switch is an arrangement between people; somebody has to see the signal',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.history',
    lead: 'The session opens with “Forty-five minutes in August 2012” and borrows the controls that trading desks have had to use since automated orders went wrong.',
    support:
      'It turns them into permissions, spending limits, evidence for the auditor and a switch that a named person may use.',
    place: '/insights/ai-agents-allow-log-refuse#contents-heading',
    basis: 'the controls that trading desks have had to use since automated orders went wrong',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.length',
    lead: 'The session on AI agents is an edited transcript with slides, no recording: 8 min read, 1,839 words, 3 exhibits and 9 notes with their sources, also as a PDF, by the AI Strategy Practice.',
    support:
      'It is of 1 October 2026 and open to clients and subscribers. It begins with forty-five minutes in August 2012, has five slides, questions from the audience and a part “Where this does not apply”.',
    place: '/insights/ai-agents-allow-log-refuse#piece',
    basis: 'Edited transcript with slides; no recording is published.',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.go-live.points',
    lead: 'The checklist has twenty-four points to agree before a use of AI meets customers, staff or decisions, on purpose, data, testing, oversight, suppliers and withdrawal, and six roles sign for them.',
    support:
      'Each point names the role that has to sign for it and the evidence that the signature rests on. Notes cover the points that are most often signed too easily, and there is a form to print.',
    place: '/insights/before-an-ai-use-case-goes-live#before-an-ai-use-case-goes-live-title',
    basis: 'Twenty-four points to agree before a use of AI meets customers, staff or decisions',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.go-live.signatures',
    lead: 'Six roles sign, each for what it can know: the manager of the work, the data owner, a tester outside the project, legal and privacy, technology and security, and the executive sponsor, who signs point 24.',
    support:
      'The manager signs that purpose and errors are acceptable, the data owner that the data may be used, the tester that the result is what the report says, legal and privacy that the duties are known and met, technology and security that access, log and switch work as described.',
    place: '/insights/before-an-ai-use-case-goes-live#exhibit-six-signatures',
    basis: 'Six roles sign, each for what it can know',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.go-live.numbers',
    lead: 'The manager of the work signs points 1, 2, 4, 13, 16, 21; the data owner 5, 6, 7, 8; the tester outside the project 9, 10, 11, 12; legal and privacy 3, 15, 18, 20; technology and security 14, 17, 19, 22, 23; the executive sponsor 24.',
    place: '/insights/before-an-ai-use-case-goes-live#exhibit-six-signatures',
    basis: 'Six roles sign, each for what it can know',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.go-live.manager',
    lead: 'The signature that matters most is that of the manager of the work, who accepts the errors in writing before launch, with a number.',
    place: '/insights/before-an-ai-use-case-goes-live#findings-heading',
    basis: 'The signature that matters most is that of the manager of the work',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.go-live.sample',
    lead: 'A test result is worth what its sample is worth: zero errors in 60 cases still allows for an error rate of about five per cent.',
    place: '/insights/before-an-ai-use-case-goes-live#findings-heading',
    basis: 'zero errors in 60 cases still allows for an error rate of about five per cent',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.go-live.withdrawal',
    lead: 'Withdrawal is decided at launch, by naming the reading at which the use is stopped, the role that stops it and the way in which the work goes on.',
    place: '/insights/before-an-ai-use-case-goes-live#findings-heading',
    basis: 'Withdrawal is decided at launch, by naming the reading at which the use is stopped',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.go-live.length',
    lead: 'The checklist is a 6 min read: 1,354 words, 2 exhibits and 5 notes with their sources, also as a PDF, with a form to print, by the AI Strategy Practice, of 11 November 2026. A part shows how to use it in an hour.',
    support:
      'Its parts: who signs for what, purpose, data, testing, oversight, suppliers, withdrawal, how to use it in an hour, where this does not fit, and where to begin. It is open to clients and subscribers.',
    place: '/insights/before-an-ai-use-case-goes-live#piece',
    basis: 'How to use it in an hour',
    follow: { duration: 'pieces.go-live.length', who: 'pieces.go-live.length' },
  },
  {
    id: 'pieces.agents.enforced',
    lead: 'In the example each limit sits in a system: looking up needs the case number in the query, a draft has no send permission, refunds stop at 20 a day in the payment service, and the tool for deleting is not connected.',
    support:
      'Above 50 pounds a named role approves; a changed address is confirmed by the customer; for a mail to a list of customers no permission exists.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'Case number in the query',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
  {
    id: 'pieces.agents.refused',
    lead: 'Deleting an account is refused because it cannot be undone, and mailing a list of customers because it is outside the company and final.',
    support:
      'So the tool for deleting is not connected, and for a mail to a list of customers no permission exists.',
    place: '/insights/ai-agents-allow-log-refuse#exhibit-action-classes',
    basis: 'Outside the company and final',
    follow: { duration: 'pieces.agents.length', who: 'pieces.agents.length' },
  },
];
