/** Applications that tell of incidents, in alarming words. */
export const JOB_SEEKER_INCIDENT: readonly string[] = [
  'Good morning, sorry to trouble you. I led the response to a ransomware attack at my last employer and look for a new post. Whom should I speak to?',
  'I brought a hospital through a power failure and would like to work for you. Do you hire?',
  'For nine years I have investigated fraud at a bank, is there a vacancy for me?',
  'I am a former police negotiator, kidnappings mostly. Could I apply?',
  'As a nurse in intensive care I have seen many emergencies. Are there jobs for people like me at your firm?',
  'My thesis was about dawn raids, and I am looking for a first job as a lawyer in crisis work.',
  'I organised recalls at a food maker. Here is my CV.',
  'I was press officer during the flood and would now like to become a consultant with you.',
  'Since this morning I am without a job, my company went bankrupt. Are you hiring?',
  'I have been fired today. Do you have an opening for a crisis manager?',
  'I was laid off an hour ago and would like to send you my application.',
  'I used to free hostages for the army, do you need somebody like that?',
  'Are you looking for incident responders for night shifts?',
  'Do you employ firefighters as trainers?',
];
