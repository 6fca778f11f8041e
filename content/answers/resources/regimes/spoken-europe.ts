import type { Spoken } from './spoken.ts';

export const SPOKEN_IN_EUROPE = {
  'eu-gdpr': {
    prose: 'the GDPR',
    laws: ['the GDPR', 'GDPR', 'Article 33 GDPR', 'the EU GDPR', 'European data protection law', 'DSGVO'],
    places: ['in the EU for personal data', 'in Europe after a leak of personal data'],
    bodies: ['the data protection authority', 'the European privacy regulator', 'our lead authority'],
    cases: [
      'we lost personal data of people in Germany',
      'customer data of Europeans was stolen',
      'an HR file with French staff went to the wrong person',
    ],
  },
  'eu-nis2': {
    prose: 'NIS2',
    laws: ['NIS2', 'the NIS2 directive', 'Article 23 NIS2', 'NIS 2', 'the EU network security directive'],
    places: ['in the EU for an essential entity', 'in a member state under the network directive'],
    bodies: ['the national CSIRT', 'the NIS2 authority'],
    cases: [
      'we run a water utility in Belgium and had an outage',
      'we are a managed service provider in the EU and were hacked',
      'we are an important entity with a significant incident',
    ],
  },
  'eu-dora': {
    prose: 'DORA',
    laws: [
      'DORA',
      'the Digital Operational Resilience Act',
      'Article 19 DORA',
      'EU financial resilience rules',
    ],
    places: ['in the EU for a bank', 'for a European payment institution'],
    bodies: ['our financial authority in the EU', 'BaFin', 'the financial supervisor in Europe'],
    cases: [
      'we are an insurer in Ireland with a major ICT incident',
      'our payment institution in Lithuania is down',
      'we classified an incident as major',
    ],
  },
  'eu-cra-vulnerability': {
    prose: 'the Cyber Resilience Act for an exploited vulnerability',
    laws: [
      'the Cyber Resilience Act for an exploited vulnerability',
      'CRA for vulnerabilities',
      'Article 14(1) CRA',
      'the EU rule on actively exploited vulnerabilities',
    ],
    places: ['in the EU for a hole in a product', 'for an exploited bug in a device sold in the EU'],
    bodies: ['ENISA about a vulnerability', 'the Single Reporting Platform'],
    cases: [
      'our smart home device has a hole that is being exploited',
      'attackers already use a hole in the router that we make',
      'our smart lock has a vulnerability that is exploited',
      'a zero day in our app is used by criminals',
    ],
  },
  'eu-cra-incident': {
    prose: 'the Cyber Resilience Act for a severe incident',
    laws: [
      'the Cyber Resilience Act for a severe incident',
      'CRA for severe incidents',
      'Article 14(3) CRA',
      'the EU rule on severe incidents of products',
    ],
    places: ['in the EU for a severe incident of a product', 'for makers of devices with a severe incident'],
    bodies: ['ENISA about a severe incident', 'the coordinating CSIRT'],
    cases: [
      'our update server was hacked and the product is no longer safe',
      'somebody got into the build system of our device',
    ],
  },
  'eu-eprivacy': {
    prose: 'the ePrivacy rules for telecoms',
    isPlural: true,
    laws: [
      'the ePrivacy rules for telecoms',
      'ePrivacy',
      'Regulation 611/2013',
      'European telecoms privacy rules',
      'EU breach rules for internet providers',
    ],
    places: ['in the EU for a telecoms provider', 'for an internet provider in Europe'],
    bodies: ['the national authority for electronic communications', 'the telecoms regulator in Europe'],
    cases: [
      'we are an internet provider in Portugal and subscriber data leaked',
      'our mobile network in Poland lost customer records',
    ],
  },
  'eu-mdr': {
    prose: 'the medical device regulation',
    laws: [
      'the medical device regulation',
      'MDR vigilance',
      'Article 87 MDR',
      'the EU rules on medical devices',
      'medical device vigilance in Europe',
    ],
    places: ['in the EU for a medical device', 'in Europe after an incident with a medical device'],
    bodies: ['the national authority for medical devices', 'the competent authority for devices'],
    cases: [
      'our infusion pump failed after a cyber attack',
      'a patient was hurt by the device that we make in the EU',
    ],
  },
  'uk-gdpr': {
    prose: 'UK GDPR',
    laws: [
      'UK GDPR',
      'the UK GDPR',
      'British data protection law',
      'the UK version of the GDPR',
      'British privacy law',
    ],
    places: ['in Britain for personal data', 'in the UK after a leak of personal data'],
    bodies: ['the Information Commission', 'the ICO', 'the British privacy regulator'],
    cases: [
      'we emailed personal data of British customers to the wrong list',
      'a UK housing association lost tenant files',
      'patient letters from London were leaked',
    ],
  },
  'uk-nis': {
    prose: 'the NIS Regulations of the United Kingdom',
    isPlural: true,
    laws: [
      'the UK NIS Regulations',
      'NIS Regulations 2018',
      'UK NIS',
      'SI 2018/506',
      'the British network and information systems rules',
    ],
    places: ['in the UK for an essential service', 'for an operator of essential services in Britain'],
    bodies: ['the NIS authority of our sector', 'the competent authority for essential services'],
    cases: [
      'we run a British water company and control systems failed',
      'our online marketplace in the UK was down for a day',
      'we are a large cloud provider in England with an outage',
    ],
  },
  'uk-fs-now': {
    prose: 'the principles of the FCA and the PRA',
    isPlural: true,
    laws: [
      'the FCA and PRA principles',
      'FCA Principle 11',
      'PRA Fundamental Rule 7',
      'SUP 15.3',
      'the current rules of the FCA',
    ],
    places: ['in London for an authorised firm', 'in the City today for a regulated firm'],
    bodies: ['the FCA', 'the PRA', 'our British financial regulators'],
    cases: [
      'we are an FCA authorised broker and our platform is down',
      'a London insurer was hit by ransomware',
    ],
  },
  'uk-pecr': {
    prose: 'PECR',
    laws: [
      'PECR',
      'the PECR rules',
      'regulation 5A PECR',
      'the Privacy and Electronic Communications Regulations',
      'British telecoms privacy rules',
    ],
    places: ['in the UK for an internet provider', 'for a British telecoms company'],
    bodies: ['the Information Commission about subscribers’ data', 'the regulator under PECR'],
    cases: [
      'we are a broadband provider in Leeds and subscriber data leaked',
      'our British mobile brand lost call records',
    ],
  },
  'uk-telecoms': {
    prose: 'the Communications Act for security compromises',
    laws: [
      'the Communications Act',
      'Communications Act 2003 section 105K',
      'the Ofcom rules on security compromises',
      'the British telecoms security duties',
    ],
    places: ['in the UK for a public network', 'for a network operator in Britain'],
    bodies: ['Ofcom', 'the British telecoms regulator'],
    cases: [
      'our public network in Scotland has a security compromise',
      'we are a British carrier and somebody broke into our network',
    ],
  },
} as const satisfies Readonly<Record<string, Spoken>>;
