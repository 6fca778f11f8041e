import { FIRM } from '../firm.ts';
import { REGIME_NAMES, type NamedId } from './names.ts';

/** Path of the tool, and parent path of the regimes' pages. */
export const DEADLINES_PATH = '/resources/notification-deadlines';

export const CHANGES_FEED_PATH = `${DEADLINES_PATH}/changes.xml`;

/** Regimes with a page of their own: those that are calculated, without the states that only set a number of days. */
const IDS = [
  'eu-gdpr',
  'eu-nis2',
  'eu-dora',
  'eu-cra-vulnerability',
  'eu-cra-incident',
  'eu-eprivacy',
  'eu-mdr',
  'uk-gdpr',
  'uk-nis',
  'uk-fs-now',
  'uk-pecr',
  'uk-telecoms',
  'us-sec-8k',
  'us-reg-sp',
  'us-bank-36h',
  'us-hipaa',
  'us-ftc-safeguards',
  'us-dfars',
  'us-ncua',
  'us-hbnr',
  'us-nerc',
  'us-ny-dfs',
  'us-ca',
  'us-ny',
  'us-tx',
  'us-ma',
  'ca-pipeda',
  'ca-osfi',
  'au-ndb',
  'au-soci',
  'au-cps234',
  'au-ransom',
  'sg-pdpa',
  'sg-mas',
  'jp-appi',
  'in-certin',
  'ch-isg',
  'hk-cap653',
] as const satisfies readonly NamedId[];

export type RegimePageId = (typeof IDS)[number];

type SlugOf<Id extends RegimePageId> = Id extends `eu-${infer Slug}` ? Slug : Id;
export type RegimePath = `${typeof DEADLINES_PATH}/${SlugOf<RegimePageId>}`;

export type RegimePage = {
  id: RegimePageId;
  path: RegimePath;
  label: string;
  title: string;
  description: string;
};

function pageOfRegime(id: RegimePageId): RegimePage {
  const { name, jurisdiction } = REGIME_NAMES[id];
  const isSame = (name as string) === jurisdiction;
  const subject = `${name}: notification deadlines`;
  const withFirm = `${subject} | ${FIRM.name}`;
  return {
    id,
    path: `${DEADLINES_PATH}/${id.replace(/^eu-/, '') as SlugOf<RegimePageId>}`,
    label: name,
    title: withFirm.length <= 60 ? withFirm : `${name} | ${FIRM.name}`,
    description: `${name}${isSame ? '' : ` (${jurisdiction})`}: who must be told of an incident, by when, and what the notice contains, with worked examples.`,
  };
}

export const REGIME_PAGES: readonly RegimePage[] = IDS.map(pageOfRegime);
