import type { Shapes } from './wordings.ts';

/* How visitors ask about a law; `{}` stands for its name, its place, the recipient or the situation. */

export const DEADLINE_SHAPES: Shapes = {
  laws: [
    'how long do we have to notify under {}',
    'what is {}',
    'notification deadline under {}',
    'by when must an incident be reported under {}',
    '{}: how many hours or days to report a breach',
    '{} gives how much time',
    '{} deadlines',
    'what deadline does {} set for a breach notice',
    'how soon do we have to report under {}',
    'what is the reporting window of {}',
    'within how many hours does {} want to hear from us',
    'all stages of reporting under {} with their limits',
    'when is the first report due under {} and when the last',
    '{} breach: by when must the authority know',
    'our counsel asks for the time limits of {}',
    '{} hours',
    'what does {} ask of us',
    'give me the rule of {} in one sentence',
    'final report under {}, when',
    'how fast must {} notices be sent',
    'what is the filing deadline under {}',
  ],
  places: [
    'how long do we have {} to report an incident',
    'breach {}: how soon must it be reported',
    'by when must we notify {}',
    'breach deadline {}',
    'hacked {}, how many days until the notice is due',
    'how much time is there {} before we must own up',
    'how many days to send the letters {}',
    'must the letters go out within a month {}',
  ],
  bodies: [
    'by when must we tell {}',
    'how soon must {} hear of an incident',
    'how soon must {} be told',
    'how soon to {}',
    'how many hours until {} has to hear of it',
    'when do I have to call {}',
    'what limit is there for telling {}',
    'by when does {} want the report',
    'how quickly must {} know',
  ],
  cases: ['{}, how long do we have', '{}: what is the deadline', '{}. how quickly must we report'],
};

/** About the limit and the fine in one, and after an answer on another law; the fine is in the support. */
export const LIMIT_AND_FINE = [
  '{}: what is the time limit and how high is the maximum fine',
  'how long do we have under {}, and what can it cost us',
  'hours or days allowed by {}, and the penalty',
  '{} in one line: hours and fine',
  'and {}',
  'and under {}',
] as const;

export const CLOCK_SHAPES: Shapes = {
  laws: [
    'when does the clock start under {}',
    'from when is the deadline of {} counted',
    '{}: does it count from the first suspicion or from something firmer',
    '{}: from discovery or from certainty',
    'what starts the clock under {}',
    'what triggers the deadline of {}',
    'at which moment does the time begin to run under {}',
    'day zero under {}',
    'awareness or detection under {}',
    'what counts as becoming aware under {}',
    'we saw an odd log on Friday and were sure on Monday, which day counts under {}',
    'starting point of the period under {}',
    'is a mere suspicion enough to start {}',
    'the SIEM alert or our confirmation, what matters for {}',
    'from which event do the hours of {} run',
    'do you count {} from the alarm or from the confirmation',
    'when is the starting gun of {}',
  ],
  places: [
    'when does the clock start ticking {}',
    'from which moment do we count {}',
    'noticed on Monday and sure on Thursday, which day counts {}',
  ],
  bodies: [
    'from which moment do the hours for telling {} run',
    'when does the time to tell {} begin',
    'how sure must we be before we tell {}',
  ],
  cases: ['{}: from when do we count', '{}, but we are not sure yet, does the clock run'],
};

export const RECIPIENT_SHAPES: Shapes = {
  laws: [
    'whom do we notify under {}',
    'who must be told under {} when customer data leaks',
    'who has to be told under {}',
    'who gets the report under {}',
    'which authority receives the notice under {}',
    'which regulator gets the notification, {}',
    'where do I send the report under {}',
    '{}: to which agency',
    '{} recipient',
    'besides the customers, who must be told under {}',
    'who at the state needs to hear from us under {}',
    'name the regulator for {}',
    'competent body under {}',
    'is there anybody besides the regulator whom we tell under {}',
    'who do I call under {}',
    'into whose inbox does the notice of {} go',
    'do the people concerned get a letter under {}',
    'which portal or office takes reports under {}',
    'list everybody who must be informed under {}',
    'where does a filing under {} go',
  ],
  places: [
    'who do I have to call {}',
    'whom must we inform {} after a breach',
    'which regulator hears of a hack {}',
    'who needs to know {}',
    'which office do I turn to {} with an incident',
  ],
  bodies: [
    'is it {} that we have to tell',
    'is {} the right address for the notice',
    'are we obliged to phone {}',
    'must {} be told too',
  ],
  cases: [
    '{}, whom do we tell',
    '{}. who besides them must be told, and by when',
    '{}, who else needs to be informed',
  ],
};

export const COVERS_SHAPES: Shapes = {
  laws: [
    'who is covered by {}',
    'does {} apply to us',
    'who must report under {}',
    'which companies fall under {}',
    'scope of {}',
    'are we in scope of {}',
    'whom does {} bind',
    'is a small firm bound by {}',
    'under which conditions does {} apply',
    'when is an incident reportable under {}',
    'threshold for reporting under {}',
    '{}: for whom',
    'what kind of firm has to follow {}',
    'which incidents are caught by {}',
    'how do I know whether {} concerns my business',
    'what has to happen before {} applies',
    'we are not sure that {} is meant for somebody like us',
    'who is subject to {}',
    'who exactly is a regulated entity for {}',
    'how many people must be affected before {} requires a notice',
  ],
  places: [
    'which firms have to report incidents {}',
    'are we bound by reporting duties {}',
    'at what number of victims is a notice required {}',
    'we are small, do reporting duties bind us {}',
  ],
  bodies: ['who has to report to {}', 'does a business like ours owe {} a report'],
};

/** Asks which incidents a law makes reportable, for laws that define them. */
export const THRESHOLD_SHAPES = [
  'which incidents are reportable under {}',
  'how serious must an incident be for {}',
  'what is a reportable incident for {}',
  'how is an incident defined by {}',
  'which events trigger a notice under {}',
  'must every incident be reported, {}',
  'what counts as an incident, {}',
  'does {} define an incident',
] as const;

export const CONTENTS_SHAPES: Shapes = {
  laws: [
    'what must the notice under {} contain',
    'what goes into the report under {}',
    'what does the first warning under {} have to say',
    'which information does {} want',
    'contents of the notification, {}',
    'what do we have to write under {}',
    'checklist for the notice under {}',
    'which details belong in a report under {}',
    'what do I put in the form under {}',
    'is there a form for {}',
    'we are drafting the notice under {}, what has to be in it',
    'which facts need to be ready for {}',
    'what should the final report under {} cover',
    'minimum content required by {}',
    'what must {} say',
    'is there a template for {}',
    'what extra does the notification need under {}',
    'what do they expect to read in a {} notice',
    'what belongs in the first report and what in the later ones, {}',
    'template of the notice for {}, which headings',
  ],
  places: ['what must a breach notice say {}', 'what do we have to tell the authorities {}'],
  bodies: [
    'what does {} want to know',
    'which information goes to {}',
    'what do I have to fill in for {}',
    'what do we write to {}',
    'what should the statement to {} include',
  ],
  cases: ['{}, what has to be in the notice', '{}, what do we write to them'],
};

/** About what one notice contains. */
export function contentsOf(notice: string): [string, ...string[]] {
  const name = notice.toLowerCase();
  return [
    `what should the ${name} under {} contain`,
    `what goes in a {} ${name}`,
    `contents of the ${name}, {}`,
    `what belongs in the ${name} under {}`,
    `we are writing the ${name} for {}, which points`,
    `{} ${name}: what do they want to read`,
  ];
}

export const PENALTY_SHAPES: Shapes = {
  laws: [
    "what's the fine under {}",
    'penalty under {}',
    '{} max fine if you do not notify a breach',
    'how big can a fine get under {} when nobody was notified',
    'how high can the penalty for a missed notice under {} go',
    'what happens if we do not report under {}',
    'maximum sanction under {}',
    'what does it cost us to miss the deadline of {}',
    '{} fine',
    'how much can we be fined under {}',
    'consequences of reporting late under {}',
    'how expensive is silence under {}',
    'what do we risk if we keep quiet, {}',
    'cap on penalties under {}',
    'we missed the deadline of {}, what is the worst that can happen',
    'punishment for hiding a breach under {}',
    'amount of the fine in {}',
    'what is the fine, {}',
    'highest sanction for a late notification, {}',
    'what does your page say about sanctions under {}',
    'my boss would rather stay silent, what would {} do to us',
    'what fine do we risk at most under {}',
    'and if we are late, {}',
    'what if we are too late, {}',
    "what's the maximum penalty there, {}",
  ],
  places: [
    'what is the fine {} for not reporting',
    'what are the penalties {}',
    'fine for an operator that does not report {}, maximum',
    'fine for letters that we never sent {}',
    'how much would we pay {} for hiding a breach',
    'sanctions for late notices {}',
  ],
  bodies: ['how much can {} fine us', 'what can {} do to us if we stay silent'],
  cases: ['{} and we say nothing, what can happen', '{} and it was kept secret, how much does that cost'],
};

export const EXCEPTION_SHAPES: Shapes = {
  laws: [
    'is there an exception under {}',
    'when can we skip the notice under {}',
    'when is no notice owed under {}',
    'exemptions from reporting under {}',
    'may we delay the notice under {}',
    'reasons not to report under {}',
    'which cases are excused by {}',
    'is there a way out of reporting under {}',
    '{} exception',
    'what if the risk is low, {}',
    'may we stay silent in some cases under {}',
    'under what circumstances can we do without a notice, {}',
    'can the police ask us to wait under {}',
    'the prosecutor wants silence, does {} allow a delay',
    'investigators asked us to hold back the letters, {}',
    'the data was encrypted, do we still report under {}',
    'only encrypted files were taken, {}',
    'can it be delayed, {}',
    'can that be put off under {}',
    'who is exempt under {}',
  ],
  places: ['when may we keep a breach to ourselves {}', 'exemption from the breach notice {}'],
  bodies: ['when do we not have to tell {}'],
  cases: [
    '{}, but no harm is likely. must we report',
    '{}, nobody is hurt by it, may we skip the notice',
    '{}, but everything was encrypted',
  ],
};

export const SOURCE_SHAPES: Shapes = {
  laws: [
    'which article sets the deadline of {}',
    'exactly which article gives the hours or days in {}',
    'chapter and verse for {}',
    'legal text behind {}',
    'how do I cite {}',
    'how current is your page on {}',
    'when did you last check {}',
    'how sure are you about {}',
    'confidence grade of {}',
    'which section or paragraph is it in {}',
    'date of your information on {}',
    'official source of {}',
    'where can I read the wording of {}',
    'which articles is the page on {} about',
  ],
  places: ['which statute on incident notices applies {}', 'name of the law on reporting breaches {}'],
};

/* Half questions that follow an answer, with the shortest name of the law for `{}`. */

export const DEADLINE_ASIDES = [
  'and how many hours does that give, {}',
  'within what time there, {}',
  'and the time limit in the case of {}',
  'what time do we get, {}',
] as const;

export const CLOCK_ASIDES = [
  'counted from when, {}',
  'starting when, {}',
  'since the discovery, {}',
  'and when does that start to run, {}',
] as const;

export const RECIPIENT_ASIDES = [
  'who receives all that, {}',
  'where do these go, {}',
  'to which office there, {}',
  'and who takes those reports, {}',
] as const;

export const PENALTY_ASIDES = [
  'and the maximum fine in the case of {}',
  'the same fine, {}',
  'and how heavy is the penalty, {}',
  'what would the fine be, {}',
  'what if we file late, {}',
  'and what can it cost us if we stay silent, {}',
] as const;

export const EXCEPTION_ASIDES = ['can it be put off, {}', 'and is there a way round it, {}'] as const;

export const COVERS_ASIDES = ['who is bound by it, {}', 'and whom does that concern, {}'] as const;

export const CONTENTS_ASIDES = ['what must the report say, {}', 'and what goes in there, {}'] as const;

/** Questions about when one notice is due. `[]` stands for the notice and `{}` for the law. */
export const DUE_SHAPES = [
  'when is the [] due, {}',
  'under {}, how soon must we send the []',
  'when must the [] follow, {}',
] as const;

/** About the limit of one of several notices. */
export function dueOf(notice: string): [string, ...string[]] {
  const name = notice.toLowerCase();
  return [
    `when is the ${name} due, {}`,
    `under {}, how soon must we send the ${name}`,
    `when must the ${name} follow, {}`,
    `and the ${name} under {}`,
    `the ${name}, {}: by when`,
    `how much time is there for the ${name}, {}`,
  ];
}

export const SECOND_NOTICE_ASIDES = [
  'and the next one, {}',
  'and after that, {}',
  'what comes second, {}',
  'and the full notification, {}',
] as const;

export const LAST_NOTICE_ASIDES = [
  'and the last one, {}',
  'and the one at the end, {}',
  'what is due at the very end, {}',
  'and the closing report, {}',
  'and the final report, {}',
] as const;

/* Messages of a few words, with each short name of the law for `{}`. */

export const DEADLINE_SHORT = [
  '{} deadline',
  '{} time limit',
  '{} how long',
  'when to report {}',
  '{} notification period',
  "what's the {} reporting deadline",
  '{} by when',
  '{} notice',
  '{} breach notice',
  '{} notice to the people affected',
  '{} notice to the regulator',
  'what does {} require',
] as const;

export const CLOCK_SHORT = [
  '{} clock',
  '{} clock starts when',
  '{} counted from when',
  '{} trigger',
  '{} day zero',
] as const;

export const RECIPIENT_SHORT = [
  '{} where to report',
  '{} report to whom',
  '{} which authority',
  'who do we tell {}',
  'whom to inform {}',
  '{} recipient',
] as const;

export const COVERS_SHORT = [
  '{} who must report',
  'who has to report under {}',
  '{} applies to whom',
  '{} scope',
  '{} applicability',
  'is my company under {}',
] as const;

/** About the conditions under which an incident is reported. */
export const THRESHOLD_SHORT = [
  '{} threshold',
  '{} reportable when',
  'when is it reportable {}',
  '{} when is a notice needed',
  '{} which incidents',
  '{} minimum size of breach',
  'do small incidents count under {}',
  '{} what counts as reportable',
] as const;

export const CONTENTS_SHORT = [
  '{} what to report',
  '{} what to say',
  '{} notice contents',
  'what goes in a {} notice',
  '{} report contents',
  'what info does {} want',
] as const;

export const FORM_SHORT = [
  '{} form',
  '{} reporting form',
  'form for {}',
  '{} template',
  '{} portal',
] as const;

export const PENALTY_SHORT = [
  '{} fine',
  '{} penalty',
  '{} max fine',
  '{} sanctions',
  'biggest {} penalty',
  '{} non-compliance fine',
  '{} fine for not reporting',
] as const;

export const EXCEPTION_SHORT = ['{} exception', '{} exemption', '{} when not to report'] as const;

/* Short wordings in which `{}` is a place or an authority. */

export const DEADLINE_AT_PLACE = ['{} breach deadline', '{} data breach notification deadline'] as const;

export const RECIPIENT_AT_PLACE = [
  '{} breach, who to notify',
  'who must be told of a breach, {}',
  'which regulator do we tell in {}',
] as const;

export const PENALTY_AT_PLACE = ['{} fine', '{} breach fine', '{} fine for not reporting a breach'] as const;
