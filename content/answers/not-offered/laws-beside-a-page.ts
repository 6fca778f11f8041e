import { filledIn } from '../resources/regimes/wordings.ts';
import type { NotOffered } from '../types.ts';

/* Laws that neither the tool nor a page knows, of places and subjects whose neighbouring laws have a page. */

type Law = {
  id: string;
  subject: string;
  names: readonly [string, ...string[]];
  bodies?: readonly string[];
  own: readonly [string, ...string[]];
  near?: string;
};

const LAWS: readonly Law[] = [
  {
    id: 'ai-act-fines',
    subject: 'the fines and incident reports of the EU AI Act',
    names: ['the AI Act', 'the European AI regulation', 'regulation 2024/1689'],
    bodies: ['the AI Office in Brussels', 'the market surveillance authority for AI'],
    own: [
      'up to what share of turnover can a provider be fined under the AI Act',
      'what is the top fine of the AI Act for a prohibited practice',
      '35 million or 7 %, is that the AI Act maximum',
      'what does a breach of the AI Act cost us at most',
      'how much can a company have to pay for breaking the EU AI Act',
      'sanctions of the AI Act for a deployer',
      'article 99 AI Act, amounts',
      'fine for a general-purpose model provider under article 101',
      'how quickly must a serious incident with a high-risk AI system be reported',
      'article 73 AI Act: fifteen days, or fewer',
      'our high-risk AI hurt someone, when does the market surveillance authority hear of it',
      'are small firms fined less under the AI Act',
      'who fines us in Germany under the AI Act',
    ],
    near: 'technology.ai-act-dates',
  },
  {
    id: 'data-act',
    subject: 'the EU Data Act',
    names: ['the EU Data Act', 'regulation 2023/2854', 'the Data Act'],
    own: [
      'from which date does the Data Act let customers change their cloud provider without a fee',
      'switching charges for cloud services under the Data Act',
      'must our machines share their data with users under the Data Act',
      'connected products and the Data Act, what do we owe',
      'data portability between clouds, since when by EU law',
      'how long must cloud providers support switching under EU law',
      'notice period for leaving a cloud provider under European law',
      'egress fees of cloud providers, until when are they allowed in the EU',
    ],
  },
  {
    id: 'product-liability',
    subject: 'the Product Liability Directive',
    names: ['the new Product Liability Directive', 'directive 2024/2853', 'the EU product liability rules'],
    own: [
      'how long can a victim sue a manufacturer under the Product Liability Directive',
      'is software a product under the Product Liability Directive',
      'by when must states transpose the Product Liability Directive',
      'who is liable for a faulty update under the Product Liability Directive',
      'does the Product Liability Directive cap damages',
    ],
  },
  {
    id: 'online-safety',
    subject: 'laws on online platforms, such as the Online Safety Act and the Digital Services Act',
    names: ['the Online Safety Act', 'the Digital Services Act', 'the DSA', 'the British online harms law'],
    own: [
      'what is the biggest fine Ofcom can impose under the Online Safety Act',
      '18 million pounds or 10 per cent under the Online Safety Act',
      'how fast must illegal content be taken down under the Online Safety Act',
      'age checks demanded by Ofcom, since when',
      'does the Online Safety Act bind our forum',
      'very large platform under the DSA, which fine',
      'must a marketplace report under the Digital Services Act',
      'Digital Markets Act, gatekeeper fines',
    ],
  },
  {
    id: 'payments-and-crypto',
    subject: 'the European laws on payment services, crypto-assets and market abuse',
    names: ['PSD2', 'MiCA', 'the payment services directive', 'the markets in crypto-assets regulation'],
    own: [
      'payment institution with a major incident under PSD2: first report within how many hours',
      'PSD2, old EBA guideline on major incidents, first report in four hours',
      'crypto-asset provider under MiCA: reporting period',
      'fines for a stablecoin issuer under MiCA',
      'by when must inside information about a hack be published under MAR',
      'ad hoc notice to BaFin after a hack, how soon',
    ],
  },
  {
    id: 'supply-chain-law',
    subject: 'laws on supply chains and sustainability reports',
    names: ['the German supply chain act', 'the CSDDD', 'the CSRD'],
    own: [
      'supply chain due diligence act, highest fine',
      'when does the CSDDD start for a firm of 1,200 people',
      'must we report under the LkSG to BAFA',
      'which fine for a late CSRD report',
      'UK Modern Slavery Act statement, by when',
    ],
  },
  {
    id: 'german-and-french-law',
    subject: 'the national laws of Member States, such as the BSI Act or the KRITIS act',
    names: ['the BSI Act', 'the KRITIS umbrella law', 'the French military programming law', 'the BDSG'],
    bodies: ['the BSI in Bonn', 'ANSSI in Paris', 'the BBK'],
    own: [
      'fine for the managing director under the German NIS2 implementation act',
      'BSIG section 32: hours',
      'Austrian NISG 2026, fines',
      'Polish act on the national cybersecurity system, hours',
    ],
  },
  {
    id: 'indian-supervisors',
    subject: 'the rules of Indian supervisors such as RBI, SEBI and IRDAI',
    names: ['the RBI cyber framework', "SEBI's CSCRF", 'the IRDAI guidelines', 'the RBI circular'],
    bodies: ['the RBI', 'the Reserve Bank of India', 'SEBI', 'IRDAI'],
    own: [
      'RBI rule for Indian banks: report a cyber incident within how many hours',
      'Mumbai broker, cyber event: when does SEBI hear of it',
      'Indian insurer hacked, beside CERT-In: IRDAI when',
      'NBFC in Chennai, unusual cyber incident, time limit of the Reserve Bank',
    ],
  },
  {
    id: 'canadian-provinces',
    subject: 'the privacy laws of the Canadian provinces',
    names: ['PIPA of Alberta', "Ontario's PHIPA", "British Columbia's FOIPPA"],
    bodies: ['the commissioner in Edmonton', 'the privacy commissioner of Ontario', 'the OIPC'],
    own: [
      'Alberta PIPA, how soon do we report to the commissioner',
      'Toronto clinic, health records stolen: what does the province want',
      'public body in British Columbia, breach notice since when',
      'which fine does Alberta set for a breach that was not reported',
    ],
  },
  {
    id: 'australian-states',
    subject: 'the laws of Australian states, and Australian laws beside the four with a page',
    names: [
      'the mandatory notification scheme of New South Wales',
      'the Queensland IPOLA act',
      'the My Health Records Act',
    ],
    bodies: ['the Information and Privacy Commission in Sydney', 'the Queensland commissioner', 'ASIC'],
    own: [
      'New South Wales public agency: how many days for the assessment of a breach',
      'council in Brisbane, breach notice under state law',
      'Victorian health service, state privacy law, when do we tell OVIC',
      'consumer data right, data holder breach, hours',
    ],
  },
  {
    id: 'asian-supervisors',
    subject: 'the rules of Asian financial supervisors, and Japanese and Singaporean laws without a page',
    names: [
      'the HKMA rules',
      'the SFC cybersecurity guidance',
      'the Japanese active cyber defence law',
      'the guidelines of the Japanese FSA',
    ],
    bodies: ['the HKMA', 'the SFC in Hong Kong', 'the Financial Services Agency in Tokyo'],
    own: [
      'Hong Kong bank, cyber incident: when does the monetary authority hear of it',
      'Japanese bank with an outage, report to the FSA how soon',
      'Tokyo railway attacked: duty under the new cyber defence act',
      'insurance authority in Hong Kong, 72 hours, correct',
    ],
  },
  {
    id: 'american-federal',
    subject: 'American federal laws and self-regulators without a page',
    names: ['COPPA', 'FISMA', 'the NAIC model law', 'FINRA rule 4530'],
    bodies: ['FINRA', 'the insurance commissioner of Ohio', 'the Department of Education', 'the CFPB'],
    own: [
      'children under 13 in our leaked data: what does COPPA ask, and by when',
      'federal agency, FISMA: one hour to CISA',
      'licensed insurer in South Carolina: 72 hours to the commissioner',
      'statutory damages of the CCPA per person and incident',
      'BIPA damages per fingerprint',
    ],
  },
  {
    id: 'british-further',
    subject: 'British laws without a page, such as the Procurement Act or the laws on fraud and bribery',
    names: [
      'the Economic Crime and Corporate Transparency Act',
      'the Bribery Act',
      'the Data (Use and Access) Act',
    ],
    bodies: [
      'the Serious Fraud Office',
      'Companies House',
      'the Charity Commission',
      'the Pensions Regulator',
    ],
    own: [
      'failure to prevent fraud, unlimited fine, from which day',
      'PSTI Act, maximum fine for a smart device without a password rule',
      'serious incident report to the Charity Commission: within how many days',
      'pension scheme hit by a cyber attack: when does the Pensions Regulator hear of it',
      'law firm breach: report to the SRA by when',
      'Computer Misuse Act, highest sentence',
    ],
  },
];

const UNDER = [
  'within what time must an incident be reported under {}',
  'highest fine under {}',
  'from which day does {} apply',
  'what must a company do under {}',
] as const;

const TO = ['how soon must we report to {}', 'by when must we have told {}'] as const;

export const LAWS_BESIDE_A_PAGE_NOT_OFFERED: readonly NotOffered[] = LAWS.map(
  ({ id, subject, names, bodies = [], own, near = 'notification-deadlines.jurisdictions' }): NotOffered => ({
    id: `not-offered.law-${id}`,
    subject,
    questions: [...own, ...filledIn(UNDER, names, 2), ...filledIn(TO, bodies, 2)],
    near,
  }),
);
