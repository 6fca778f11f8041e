import { beforeAll, expect, test } from 'vitest';

import { decide } from './answer.ts';
import type { Brain } from './answer.ts';
import { sourcesOfAnswers } from './entries.ts';
import { intentReader } from './intents.ts';
import { buildKnowledge } from './knowledge.ts';
import { learnIntents } from './learn-intents.ts';
import { CLAUSES, indexOfPassages } from './passages.ts';

let brain: Brain;
beforeAll(() => {
  brain = { knowledge: buildKnowledge(sourcesOfAnswers()), readIntent: intentReader(learnIntents()) };
}, 60_000);
const passages = indexOfPassages(CLAUSES);

// Written before any answer about a single regime.
test.each([
  ['How long do we have to notify under the GDPR?', /72 hours/],
  ['GDPR breach: by when must the authority know?', /72 hours/],
  ['How many hours do we have under NIS2?', /24 hours/],
  ['When is the early warning under NIS2 due?', /24 hours/],
  ['What is the deadline for the first DORA report?', /4 hours/],
  ['how long do I have under DORA', /4 hours/],
  ['Within how many days must we file an 8-K about a cyber incident?', /(?:four|4) business days/],
  ['SEC cyber incident deadline?', /(?:four|4) business days/],
  ['By when must we tell patients of a HIPAA breach?', /60 days/],
  ['HIPAA notification deadline', /60 days/],
  ['UK GDPR: how long until we must tell the ICO?', /72 hours/],
  ['We are a US bank: how soon must our regulator hear of an incident?', /36 hours/],
  ['What is the 36-hour rule for banks?', /36 hours/],
  ['DFARS: how fast must a cyber incident be reported?', /72 hours/],
  ['How long does a credit union have to report a cyber incident?', /72 hours/],
  ['New York DFS cyber incident deadline', /72 hours/],
  ['When must we report an exploited vulnerability under the Cyber Resilience Act?', /24 hours/],
  ['How long do we have under APRA CPS 234?', /72 hours/],
  ['Australia: when must a ransom payment be reported?', /72 hours/],
  ['Singapore PDPA breach deadline', /3 (?:calendar )?days/],
  ['How quickly must CERT-In be told?', /6 hours/],
  ['OSFI incident reporting deadline', /24 hours/],
  ['How many days does Regulation S-P give us to tell customers?', /30 days/],
  ['FTC Safeguards Rule: when must the FTC be told?', /30 days/],
])('the deadline of a single law is told: %s', (question, deadline) => {
  const { reply } = decide(brain, passages, [{ role: 'user', content: question }]);
  expect(reply.reply).toMatch(deadline);
});
