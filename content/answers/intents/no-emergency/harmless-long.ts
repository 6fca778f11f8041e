/** Long messages that end in a question and in which nothing is happening. */
export const HARMLESS_LONG: readonly string[] = [
  'I am IT lead at a hospital with 500 beds, three years ago the radiology archive was encrypted at two in the morning, the vendor did not pick up and we rebooted everything, which was wrong. What should the plan say that we do first?',
  'For our exercise in May I need a story: it is 3 a.m., the laboratory system is encrypted, the vendor does not pick up and the first operations are at seven. Could you write something like it?',
  'Our auditors ask what we would do if it were Sunday night, the servers were encrypted, the supplier did not answer and the director wanted to restart everything. Which of your services deals with such a case?',
  'I am writing the manual for our night shift. It should say what the IT engineer on call does first when files are encrypted and nobody can be reached. Do you have a text on that?',
  'In a case study for my course a hospital is encrypted at two in the night, the duty director wants to reboot everything and surgery starts at seven. What would be a good answer in your opinion?',
  'My board asks how long it would take you to be on site if our warehouse system failed at three in the morning, the lorries came at five and our supplier did not answer. Does a tier cover this?',
  'Suppose our treasurer paid 300,000 on a forged order on a Friday at six, the bank did not answer and the chairman was on a plane. Would your people be of any use, and under which agreement?',
  'Last spring our data hall was flooded, it took two days, the customers were patient and everything runs again. The new director wants to know what such an event ought to have taught us. Do you offer that?',
  'We are a town of 20,000 people and have never had an incident. Nobody knows who decides at night, the mayor does not like exercises and there is little money. Where would you start with us?',
  'I teach emergency nurses. In one lesson they work without computers for an hour, with paper charts, and the telephone does not stop. Do you have material that I may use?',
  'Our insurer wants to know who would answer at three in the morning, how many minutes that takes and what it costs beyond the hours included. Where do I find that on your site?',
  'At my last company the bookkeeper paid a false invoice and nobody spoke to her for weeks. In my new job I would like to do this better. Which reading do you recommend?',
];
