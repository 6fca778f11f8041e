import type { Stage, Trigger } from '../../../shared/deadlines/regime.ts';
import { limitText } from '../../deadlines/limit-text.ts';
import { REGIME_NAMES } from '../../deadlines/names.ts';
import { REGIME_PAGES, type RegimePageId } from '../../deadlines/regime-pages.ts';
import { LIVE_REGIMES } from '../../deadlines/regimes.ts';
import type { AnswerEntry } from '../types.ts';

/** How visitors call each law. Laws that the industries' answers already cover are left out. */
const SPOKEN: Partial<Record<RegimePageId, readonly [string, ...string[]]>> = {
  'eu-gdpr': ['the GDPR', 'GDPR'],
  'eu-eprivacy': ['the ePrivacy rules for telecoms', 'ePrivacy'],
  'eu-mdr': ['the medical device regulation', 'MDR vigilance'],
  'uk-pecr': ['PECR', 'the PECR rules'],
  'uk-telecoms': ['the Communications Act', 'Ofcom rules for security compromises'],
  'us-ncua': ['NCUA rules', 'the NCUA rule for a credit union', 'credit union rules'],
  'us-hbnr': ['the FTC Health Breach Notification Rule', 'the Health Breach Notification Rule'],
  'us-nerc': ['NERC CIP-008', 'NERC CIP'],
  'us-ca': ['the law of California', 'California'],
  'us-ny': ['the breach law of New York', 'the SHIELD Act of New York'],
  'us-tx': ['the law of Texas', 'Texas'],
  'us-ma': ['the law of Massachusetts', 'Massachusetts'],
  'ca-pipeda': ['PIPEDA', 'the privacy law of Canada'],
  'ca-osfi': ['OSFI rules', 'the OSFI advisory', 'OSFI incident reporting'],
  'au-ndb': ['the notifiable data breaches scheme', 'the Privacy Act of Australia'],
  'au-soci': ['the SOCI Act', 'the Security of Critical Infrastructure Act'],
  'au-cps234': ['APRA CPS 234', 'CPS 234', 'APRA rules'],
  'au-ransom': ['the ransomware payment rule of Australia', 'Australian ransom payment reporting'],
  'sg-pdpa': ['the PDPA', 'Singapore PDPA', 'the privacy law of Singapore'],
  'sg-mas': ['the MAS notices', 'MAS technology risk notices'],
  'jp-appi': ['the APPI', 'the privacy law of Japan'],
  'in-certin': ['the CERT-In directions', 'CERT-In', 'the cyber rules of India'],
  'ch-isg': ['the Information Security Act of Switzerland', 'the Swiss Information Security Act'],
  'hk-cap653': ['the Critical Infrastructures Ordinance', 'the Hong Kong critical infrastructure law'],
};

const LEAD_CHARACTERS = 250;

const COUNTED_FROM: Readonly<Record<Trigger, string>> = {
  noticed: 'the first sign',
  aware: 'reasonable certainty',
  classified: 'the classification as major',
  determined: 'the decision that the threshold is met',
  material: 'the decision that it is material',
  paid: 'the payment',
  fixed: 'the fix',
};

function stageText({ name, limit, withoutDelay }: Stage): string {
  const amount = limitText(limit).toLowerCase();
  const latest = withoutDelay ? `without delay, at most ${amount}` : amount;
  if (limit.unit === 'without delay' || !('trigger' in limit.from)) return `${name}: ${latest}.`;
  return `${name}: ${latest} from ${COUNTED_FROM[limit.from.trigger]}.`;
}

/** Lists the law's stages up to the maximum length of an answer. */
function leadOf(name: string, stages: readonly Stage[]): string {
  let lead = `${name}.`;
  for (const stage of stages) {
    const longer = `${lead} ${stageText(stage)}`;
    if (longer.length > LEAD_CHARACTERS) break;
    lead = longer;
  }
  return lead;
}

export const REGIME_DEADLINE_ANSWERS: readonly AnswerEntry[] = REGIME_PAGES.flatMap(({ id, path }) => {
  const spoken = SPOKEN[id];
  const regime = LIVE_REGIMES[id];
  if (!spoken || !regime) return [];
  const { name, jurisdiction } = REGIME_NAMES[id];
  const [first, ...others] = spoken;
  return [
    {
      id: `notification-deadlines.${id}`,
      questions: [
        `how long do we have to notify under ${first}`,
        ...[first, ...others].flatMap((law) => [
          `notification deadline under ${law}`,
          `by when must an incident be reported under ${law}`,
          `${law}: how many hours or days to report a breach`,
          `how quickly must ${law} notices be sent`,
        ]),
      ],
      lead: leadOf((name as string) === jurisdiction ? name : `${name}, ${jurisdiction}`, regime.stages),
      support:
        'General information, not legal advice. The page has what each notice contains, examples and the text of the law.',
      place: path,
      basis: regime.covers,
    } satisfies AnswerEntry,
  ];
});
