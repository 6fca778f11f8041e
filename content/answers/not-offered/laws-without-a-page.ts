import { filledIn } from '../resources/regimes/wordings.ts';
import type { NotOffered } from '../types.ts';

/** Countries and states whose breach laws have no page; what their laws are called, and whom one would tell. */
const PLACES: readonly (readonly [place: string, law: string, authority?: string])[] = [
  ['South Korea', 'the Korean privacy act', 'the PIPC in Seoul'],
  ['China', 'PIPL or the Chinese cybersecurity law', 'the CAC in Beijing'],
  ['New Zealand', 'the New Zealand Privacy Act', 'the commissioner in Wellington'],
  ['Taiwan', 'the Taiwanese PDPA', 'the FSC in Taipei'],
  ['Thailand', 'the Thai PDPA', 'the PDPC in Bangkok'],
  ['Malaysia', 'the Malaysian PDPA'],
  ['Indonesia', 'the Indonesian data law', 'the OJK in Jakarta'],
  ['the Philippines', 'the Philippine data privacy act', 'the NPC in Manila'],
  ['Vietnam', 'the Vietnamese decree 13'],
  ['Pakistan', 'the Pakistani law'],
  ['Bangladesh', 'the Bangladeshi law'],
  ['Sri Lanka', 'the Sri Lankan law'],
  ['Kazakhstan', 'the Kazakh law'],
  ['South Africa', 'POPIA', 'the Information Regulator in Pretoria'],
  ['Nigeria', 'NDPR', 'the NDPC in Abuja'],
  ['Kenya', 'the Kenyan data law', 'the data commissioner in Nairobi'],
  ['Egypt', 'the Egyptian data law'],
  ['Morocco', 'the Moroccan law 09-08', 'the CNDP in Rabat'],
  ['Ghana', 'the Ghanaian law'],
  ['Israel', 'the Israeli privacy protection regulations', 'the authority in Jerusalem'],
  ['Saudi Arabia', 'the Saudi PDPL', 'SAMA in Riyadh'],
  ['the UAE', 'the Emirati PDPL', 'the data office in Abu Dhabi'],
  ['Dubai', 'the DIFC data law', 'the DIFC commissioner'],
  ['Qatar', 'the Qatari privacy law'],
  ['Bahrain', 'the Bahraini law'],
  ['Turkey', 'KVKK', 'the KVKK board in Ankara'],
  ['Russia', 'the Russian law 152-FZ', 'Roskomnadzor'],
  ['Ukraine', 'the Ukrainian law'],
  ['Serbia', 'the Serbian law'],
  ['Brazil', 'LGPD', 'the ANPD'],
  ['Mexico', 'the Mexican data law'],
  ['Argentina', 'the Argentine data law', 'the AAIP in Buenos Aires'],
  ['Chile', 'the Chilean law 21.719'],
  ['Colombia', 'the Colombian law 1581', 'the SIC in Bogotá'],
  ['Peru', 'the Peruvian law'],
  ['Illinois', 'the Illinois PIPA'],
  ['Nevada', 'NRS 603A'],
  ['New Jersey', 'the New Jersey statute'],
  ['Pennsylvania', 'the Pennsylvania act'],
  ['Michigan', 'the Michigan act'],
  ['Virginia', 'the Virginia code'],
  ['Utah', 'the Utah statute'],
  ['Uruguay', 'the Uruguayan law'],
  ['Ecuador', 'the Ecuadorian law'],
  ['Costa Rica', 'the Costa Rican law'],
  ['Panama', 'the Panamanian law'],
  ['Jordan', 'the Jordanian law'],
  ['Kuwait', 'the Kuwaiti rules'],
  ['Oman', 'the Omani law'],
  ['Tanzania', 'the Tanzanian act'],
  ['Uganda', 'the Ugandan act'],
  ['Ethiopia', 'the Ethiopian proclamation'],
  ['Rwanda', 'the Rwandan law'],
  ['Nepal', 'the Nepalese act'],
  ['Cambodia', 'the Cambodian law'],
  ['Macau', 'the Macanese law'],
  ['Belarus', 'the Belarusian law'],
  ['Armenia', 'the Armenian law'],
  ['Bosnia', 'the Bosnian law'],
  ['Albania', 'the Albanian law'],
  ['North Carolina', 'the North Carolina act'],
  ['Minnesota', 'the Minnesota statute'],
  ['Missouri', 'the Missouri statute'],
];

/** Adjectives of countries whose law is named above without one. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  'South Korea': 'Korean',
  China: 'Chinese',
  Brazil: 'Brazilian',
  'South Africa': 'South African',
  Nigeria: 'Nigerian',
  Turkey: 'Turkish',
  Russia: 'Russian',
  Mexico: 'Mexican',
  'Saudi Arabia': 'Saudi',
  Israel: 'Israeli',
  Taiwan: 'Taiwanese',
  Thailand: 'Thai',
  Indonesia: 'Indonesian',
  Malaysia: 'Malaysian',
  Argentina: 'Argentine',
  Ukraine: 'Ukrainian',
};

const BY_ADJECTIVE = [
  'how many hours do the {} incident reporting rules allow',
  'what do the {} rules say about reporting an incident, and by when',
  'time that {} law allows for reporting a breach',
  '{} incident reporting, hours',
] as const;

const IN_A_PLACE = [
  'how long do we have to report a breach in {}',
  '{} privacy law, deadline for telling the authority',
  'breach notification in {}',
  'a bank in {}: how fast must a cyber incident be reported',
  'how many hours do we have after a hack in {}',
  'do we have to notify anybody in {}',
  'notification time limit of {}',
  'within how many days does {} want to hear of a data breach',
] as const;

const UNDER_A_LAW = [
  'what deadline does {} set for a breach notice',
  'how soon must a breach be reported under {}',
  'fine under {}',
  'within what time must a breach be reported under {}',
  'what is the highest fine under {}',
  'notification time limit of {}',
] as const;

const TO_AN_AUTHORITY = [
  'by when must {} hear of a leak',
  'how long do we have to inform {}',
  'how many working days until {} must be notified',
] as const;

export const LAWS_NOT_OFFERED: readonly NotOffered[] = PLACES.map(([place, law, authority]): NotOffered => {
  const [first, ...others] = IN_A_PLACE.map((shape) => shape.replace('{}', place));
  return {
    id: `not-offered.law-${place.replace('the ', '').replaceAll(' ', '-').toLowerCase()}`,
    subject: `the reporting deadlines of ${place}`,
    questions: [
      first ?? place,
      ...others,
      ...filledIn(UNDER_A_LAW, [law], UNDER_A_LAW.length),
      ...filledIn(BY_ADJECTIVE, [ADJECTIVES[place] ?? []].flat(), BY_ADJECTIVE.length),
      ...(authority === undefined ? [] : filledIn(TO_AN_AUTHORITY, [authority], TO_AN_AUTHORITY.length)),
    ],
    near: 'notification-deadlines.jurisdictions',
  };
});
