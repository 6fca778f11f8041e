import { expect, test } from 'vitest';

import { alarmOf } from './emergency.ts';

test.each([
  'We have been hacked',
  'we’ve just been breached!',
  'ransomware',
  'Breach',
  'crisis now',
  'There is a crisis right now at our plant',
  'Our systems are encrypted, what do we do?',
  'Someone stole our customer data',
  'I think our mailbox is compromised',
  'help us, hackers are in our network',
  'Ransomware has locked our servers. Can you help?',
  'URGENT: data leak',
  'Emergency!',
])('"%s" counts as happening now', (message) => {
  expect(alarmOf(message)).toBe('live');
});

test.each([
  'Do you help with ransomware?',
  'What do you do after a data breach?',
  'Who do I call about a cyber attack?',
  'What is the emergency hotline?',
  'Is there an emergency number?',
])('"%s" brings the hotline before the answer', (message) => {
  expect(alarmOf(message)).toBe('mentioned');
});

test.each([
  'Do you run ransomware exercises?',
  'What does incident response cost?',
  'Which webinars are about crisis communication?',
  'How fast is your emergency response?',
  'Tell me about crisis management',
  'How do I report a vulnerability?',
  'Where are your offices?',
])('"%s" is an ordinary question', (message) => {
  expect(alarmOf(message)).toBe('none');
});
