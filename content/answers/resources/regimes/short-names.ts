import type { RegimePageId } from '../../../deadlines/regime-pages.ts';

/**
 * Short names that visitors type for a law, as in "GDPR fine". A name that two laws share belongs to the better-known one:
 * "GDPR" is the EU's law, and the British one is "UK GDPR".
 */
export const SHORT_NAMES: Readonly<Record<RegimePageId, readonly [string, ...string[]]>> = {
  'eu-gdpr': ['GDPR', 'EU GDPR', 'DSGVO'],
  'eu-nis2': ['NIS2', 'NIS2 directive'],
  'eu-dora': ['DORA', 'DORA Article 19'],
  'eu-cra-vulnerability': ['CRA vulnerability', 'CRA exploited vulnerability'],
  'eu-cra-incident': ['CRA incident', 'CRA severe incident'],
  'eu-eprivacy': ['ePrivacy', 'Regulation 611/2013'],
  'eu-mdr': ['MDR', 'medical device'],
  'uk-gdpr': ['UK GDPR', 'British GDPR'],
  'uk-nis': ['UK NIS', 'NIS Regulations', 'UK NIS regs'],
  'uk-fs-now': ['FCA', 'FCA Principle 11', 'PRA Fundamental Rule 7'],
  'uk-pecr': ['PECR'],
  'uk-telecoms': ['Communications Act', 'Ofcom'],
  'us-sec-8k': ['8-K', 'SEC 8-K', 'Item 1.05'],
  'us-reg-sp': ['Reg S-P', 'Regulation S-P'],
  'us-bank-36h': ['US bank rule', '36 hour rule', 'US bank incident notification'],
  'us-hipaa': ['HIPAA', 'HIPAA breach'],
  'us-ftc-safeguards': ['Safeguards Rule', 'FTC Safeguards'],
  'us-dfars': ['DFARS', 'DFARS 7012'],
  'us-ncua': ['NCUA', 'credit union'],
  'us-hbnr': ['HBNR', 'Health Breach Notification Rule', 'FTC health rule'],
  'us-nerc': ['NERC CIP', 'CIP-008'],
  'us-ny-dfs': ['NYDFS', 'NY DFS', 'Part 500'],
  'us-ca': ['California', 'California breach law', 'SB 446'],
  'us-ny': ['NY', 'New York breach law', 'SHIELD Act'],
  'us-tx': ['Texas', 'Texas breach law'],
  'us-ma': ['Massachusetts', 'Mass 93H'],
  'ca-pipeda': ['PIPEDA', 'Canada privacy'],
  'ca-osfi': ['OSFI'],
  'au-ndb': ['NDB scheme', 'Australia Privacy Act', 'notifiable data breaches'],
  'au-soci': ['SOCI', 'SOCI Act'],
  'au-cps234': ['CPS 234', 'APRA', 'CPS 230'],
  'au-ransom': ['Australia ransomware payment', 'Cyber Security Act 2024'],
  'sg-pdpa': ['PDPA', 'Singapore PDPA'],
  'sg-mas': ['MAS', 'MAS TRM'],
  'jp-appi': ['APPI', 'Japan APPI'],
  'in-certin': ['CERT-In', 'CERT-In India'],
  'ch-isg': ['ISG', 'Swiss ISG', 'Swiss Information Security Act'],
  'hk-cap653': ['Cap 653', 'Hong Kong critical infrastructure'],
};

/** Places and authorities that visitors type instead of the name of a law, as in "Japan fine". */
export const SHORT_PLACES: Readonly<Partial<Record<RegimePageId, readonly string[]>>> = {
  'eu-gdpr': ['EU', 'Europe', 'CNIL'],
  'uk-gdpr': ['UK', 'ICO'],
  'ca-pipeda': ['Canada'],
  'sg-pdpa': ['Singapore'],
  'jp-appi': ['Japan'],
  'in-certin': ['India'],
  'ch-isg': ['Switzerland'],
  'hk-cap653': ['Hong Kong'],
  'us-ny': ['New York'],
};
