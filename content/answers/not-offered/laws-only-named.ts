import { filledIn } from '../resources/regimes/wordings.ts';

/** What visitors call a law that the tool only names, whom it has them tell, and what they ask of it alone. */
type Asked = {
  laws: readonly string[];
  bodies?: readonly string[];
  own?: readonly string[];
};

/* The names differ from those of `regimes/named.ts`; a neighbouring law with a page must not answer for them. */
const LAWS: Readonly<Record<string, Asked>> = {
  'ch-dsg': {
    laws: ['the Swiss FADP', 'the revised Swiss data protection act', 'the revDSG', 'the DSG of Switzerland'],
    bodies: ['the FDPIC', 'the EDÖB', 'the Swiss data protection commissioner', 'the Préposé fédéral'],
    own: [
      'not the critical-infrastructure law but the Swiss data protection act: within what time do we report',
      'Swiss customers had their addresses stolen, which privacy deadline counts',
      'personal data leaked at our office in Zurich: when must the commissioner know',
      'can a person be fined CHF 250,000 under Swiss data protection law',
      'our Geneva branch lost client data, not a cyberattack on infrastructure: data protection duty and hours',
    ],
  },
  'ch-finma': {
    laws: ['the FINMA circular', 'FINMA guidance 05/2020', "FINMA's rules for banks"],
    bodies: ['FINMA', 'the Swiss banking supervisor'],
    own: [
      'Swiss bank with a cyber attack: what does FINMA want, and when',
      'private bank in Geneva hacked, how many hours to FINMA',
      'when must an insurer in Zurich tell FINMA of an attack',
    ],
  },
  'hk-pdpo': {
    laws: [
      "Hong Kong's Personal Data (Privacy) Ordinance",
      'the Personal Data Privacy Ordinance',
      'Cap. 486',
      'the privacy law of Hong Kong',
    ],
    bodies: ["Hong Kong's Privacy Commissioner", 'the PCPD', 'the Privacy Commissioner in Hong Kong'],
    own: [
      'personal data of Hong Kong customers leaked, we run no critical infrastructure: which deadline',
      'an ordinary retailer in Kowloon lost customer data, by when do we notify',
      'which authority besides the infrastructure commissioner must a Hong Kong shop tell about stolen customer data',
      'clothes shop in Hong Kong, data of members stolen: to which commissioner, and when',
      'our hotel in Hong Kong lost guest data, privacy duty and time',
    ],
  },
  'in-dpdp': {
    laws: ["India's DPDP Act", 'the Digital Personal Data Protection Act', 'the DPDP rules of 2025'],
    bodies: ['the Data Protection Board of India', 'the Indian data protection board'],
    own: [
      'beside CERT-In, how soon does the data protection board in Delhi hear of it',
      'how many crore can the Indian data protection act cost us',
      'DPDP 250 crore fine, is that on your site',
    ],
  },
  'ca-qc': {
    laws: ["Quebec's Law 25", 'the Quebec privacy act', 'loi 25'],
    bodies: ['the CAI in Quebec', "the Commission d'accès à l'information"],
    own: [
      'Montreal company, confidentiality incident: provincial deadline',
      'not PIPEDA but the law of Quebec: how fast do we tell the commission',
    ],
  },
  'ca-ccspa': {
    laws: ["Canada's Critical Cyber Systems Protection Act", 'the Canadian critical cyber systems law'],
    bodies: ['the Canadian Centre for Cyber Security', 'the CSE in Ottawa'],
  },
  'sg-csa': {
    laws: ["Singapore's Cybersecurity Act", 'the CII code of practice in Singapore'],
    bodies: ['the CSA of Singapore', 'the Commissioner of Cybersecurity in Singapore'],
    own: [
      'owner of critical information infrastructure in Singapore, how soon do we tell the CSA',
      'Singapore power grid attacked: neither MAS nor PDPA, but the Cybersecurity Act, how many hours',
    ],
  },
  'ae-difc': {
    laws: ['DIFC Law No. 5 of 2020', 'the data law of the Dubai financial centre'],
    bodies: ['the DIFC Commissioner of Data Protection'],
  },
  'ae-adgm': {
    laws: ['the ADGM data law', 'the 2021 regulations of Abu Dhabi Global Market'],
    bodies: ['the ADGM Office of Data Protection'],
  },
  'eu-cer': {
    laws: ['the European CER directive', 'directive 2022/2557', 'the Critical Entities Resilience Directive'],
    own: [
      'critical entity with a physical sabotage: 24 hours under CER',
      'what does the CER directive give operators for an initial notification',
    ],
  },
  'eu-eidas': {
    laws: ['eIDAS 2', 'the European regulation on electronic identification', 'Article 19a of eIDAS'],
    own: [
      'trust service provider with a breach: which time does eIDAS itself set',
      'qualified trust service, not NIS2 but eIDAS: how many hours',
      'breach of a European digital identity wallet, notification time',
    ],
  },
  'us-fcc': {
    laws: ["the FCC's breach notification rule", 'the CPNI rule'],
    bodies: ['the FCC', 'the Federal Communications Commission'],
    own: ['American phone carrier lost call records: seven business days to the FCC, or what'],
  },
  'us-tsa': {
    laws: ["the TSA's cyber directive for railways", 'Security Directive Pipeline-2021-01'],
    bodies: ['the TSA', 'the Transportation Security Administration'],
    own: ['US pipeline operator attacked, within how many hours must CISA know under the TSA order'],
  },
  'us-uscg': {
    laws: ['the maritime cyber rule of the Coast Guard', '33 CFR 6.16'],
    bodies: ['the National Response Center', 'the US Coast Guard'],
  },
  'us-sci': {
    laws: ['Regulation Systems Compliance and Integrity', 'Reg SCI for exchanges'],
  },
  'us-glba-bank': {
    laws: ['the Gramm-Leach-Bliley guidance for banks', "GLBA's customer notice rule"],
  },
  pci: {
    laws: ['PCI DSS', 'the rules of Visa', 'the contract with our card acquirer'],
    bodies: ['our acquiring bank', 'Visa or Mastercard'],
    own: [
      'stolen card numbers: what fine do Visa and Mastercard impose',
      'card data leak, hours until the acquirer is told',
    ],
  },
  'uk-dspt': {
    laws: ['the NHS data security toolkit', 'the DSPT incident tool'],
    bodies: ['NHS England', 'the Department of Health through the toolkit'],
  },
};

const OF_A_LAW = [
  'under {}, by when do we notify the commissioner or the authority',
  'within what time must a breach be reported under {}',
  '{}: how many hours until the authority has to be informed',
  'is breach notification compulsory under {}, and how soon',
  'which time does {} set for telling the people affected',
] as const;

const TO_A_BODY = [
  'by when do we notify {}',
  'within what time must a breach be reported to {}',
  'how many hours until {} has to be informed of lost customer files',
] as const;

const PENALTY_OF_A_LAW = ['what is the highest fine under {}', 'maximum penalty for breaking {}'] as const;

/** Further wordings of questions about the laws that the tool names without a deadline, by the law's id. */
export const ASKED_OF_NAMED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(LAWS).map(([id, { laws, bodies = [], own = [] }]) => [
    id,
    [
      ...filledIn(OF_A_LAW, laws, 2),
      ...filledIn(PENALTY_OF_A_LAW, laws, 1),
      ...filledIn(TO_A_BODY, bodies, 2),
      ...own,
    ],
  ]),
);
