/** Live emergencies that could be mistaken for a false alarm: "this is not a drill", or an incident that has come back. */
export const EMERGENCY_OPERATIONS_AGAIN: readonly string[] = [
  'Line restarted at 6, stopped dead again at 6:40 and now the second one too',
  "power came back for ten minutes and that's it, freezers are warming up",
  "It's not the monitoring this time, I'm standing in front of the pump and it's not turning",
  '"Resolved" says the provider status page. Our whole warehouse still can\'t print one label.',
  "The flood went down overnight and this morning the river's back over the wall into the switch room",
  "Crane passed inspection an hour ago and now it's leaning over the motorway",
  "we're up! no we're not. payment terminals dead in all 60 stores",
  'Planned maintenance my foot, it was meant to end at 4 and the ATC feed is still gone',
  'patch rolled back, green lights, then everything crashed worse than before',
  "Ship answered the radio once, we cheered, since then nothing and it's drifting",
  "generators kicked in like in the drill, except this isn't one and there's diesel for two hours",
  'nevermind the first leak we plugged it, the main has burst',
  "Engineers keep saying five more minutes, it's been nine hours and the hospital wants its oxygen",
  'Das ist keine Übung, die ganze Produktion steht',
  'false alarm they said, and now the second turbine has tripped as well',
  'we thought the gas sensor gave a false alarm, but the smell is getting worse',
];
