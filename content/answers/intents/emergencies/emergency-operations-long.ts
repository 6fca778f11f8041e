/** Outages and accidents under way, told at length and ending in a plain question. */
export const EMERGENCY_OPERATIONS_LONG: readonly string[] = [
  'I am the duty manager of a hospital, it is half past three, the power has been off since two, one generator did not start, the other one has fuel for four hours, the supplier does not answer and the first operations are at seven. What do I do first?',
  'Site manager of a dairy here, the cooling failed at midnight, 200,000 litres are getting warm, the service engineer is stuck in the snow, the tankers arrive at five and head office sleeps. In which order do I act?',
  "It is Sunday, a water main burst under our data hall twenty minutes ago, the pumps do not keep up, the landlord's emergency number is dead and trading begins at eight tomorrow. Where do we start?",
  'I am alone on the night shift in a chemical park, the temperature in tank four has been rising for an hour, the foreman is ill, the control room next door is empty and the instructions are locked in an office. Whom do I call first?',
  'Our only supplier of packaging rang at six to say that his works burnt down in the night, we have material until Thursday, the buyer is on leave and two supermarkets want an answer today. What should we do first?',
  'Ferry operator, since ten last night both ticket systems and the gates have been down, 900 passengers are waiting in the rain, the supplier promises nothing and the press is here. What do I say to them and what comes first?',
  'I run a call centre for a bank, all telephone lines went dead an hour ago, 300 agents sit idle, the carrier says the fault is on our side, and pensions are paid out tomorrow. What is the first step?',
  'We are a pharmacy wholesaler, since four our conveyor has stood still, the spare part is in Italy, forty hospitals wait for their delivery and my director is not to be found. How do I begin?',
];
