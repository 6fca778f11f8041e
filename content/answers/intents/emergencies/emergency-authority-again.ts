/** Live emergencies that could be mistaken for a false alarm: "this is not a drill", or an incident that has come back. */
export const EMERGENCY_AUTHORITY_AGAIN: readonly string[] = [
  'I first took them for couriers. They have a warrant and are copying the finance drives.',
  "The inspector left at noon, we relaxed, and he's returned with four colleagues and the police",
  'thought it was a scam letter until the tax officers walked in',
  "I'd hoped this was the training video again. It's not. Competition authority, eight people, reception.",
  "Police had closed the matter, I have just been told they're taking our managing director away in handcuffs",
  "you'd think it's a wedding from the noise, no, customs are cutting open our containers",
  'The order was withdrawn verbally and yet bailiffs are sealing the doors',
  "Told the team to go home because the raid was finished; investigators are now at the CFO's house",
  'regulator phoned to say routine, then turned up with a suspension order for the licence',
  'Sembrava una truffa, invece la Guardia di Finanza è davvero in ufficio',
];
