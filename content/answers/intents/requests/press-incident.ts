/** Messages of journalists about incidents at others, in alarming words. */
export const PRESS_INCIDENT: readonly string[] = [
  'Good morning, radio newsroom. A bridge came down in Ohio, could one of you explain it on air?',
  'Sorry to trouble you. I am a reporter and write about the two aid workers who were detained. May I quote one of your people?',
  'I am with a Sunday paper and prepare a feature on kidnapped managers. Whom should I speak to?',
  'Our programme tonight is about the bank that was hacked. Can somebody comment at eight?',
  "I write on the recall of the prams and would like an expert's opinion by three.",
  'The airport has been at a standstill since six. We are a television station and look for an interviewee.',
  'For a documentary on the ferry accident we seek people who advise shipping companies.',
  'Trade journal here: we plan an issue on ransom payments and ask for a guest article.',
  'I am a correspondent and cover the raid at the insurer. Do you advise it?',
  'As an editor I would like to interview you about shitstorms, with whom may I speak?',
  'Local newspaper. Our readers ask what a town hall does when hackers have shut it. Would you answer five questions?',
  'I host a podcast on disasters and would love to talk to your trainer about fires in hospitals.',
  'Press agency, we report on the data leak at the airline. Is there a statement of your firm?',
  'I am a photographer of a magazine and would like to take pictures at your evacuation exercise.',
];
