import type { EmergencyKind, OtherLanguage } from './replies.ts';

const CRIES: Readonly<Record<OtherLanguage | 'en', string>> = {
  en: `help, help help, help me, help us, help please, please help, please help me, please help us, help me please,
    help us please, help now, i need help, i need help now, i need help please, i need urgent help, we need help, we need help now,
    we need urgent help, we need help urgently, need help, need help now, urgent, very urgent, urgent help, this is urgent,
    it is urgent, emergency, emergency help, an emergency, this is an emergency, we have an emergency, sos, mayday,
    fire, a fire, flood, flooding, earthquake`,
  de: `hilfe, helfen sie uns, helfen sie mir, bitte helfen sie uns, wir brauchen hilfe, ich brauche hilfe, notfall, ein notfall,
    dringend, feuer, es brennt`,
  fr: 'au secours, a l aide, aidez moi, aidez nous, aide, de l aide, urgence, une urgence, urgent svp, incendie, au feu',
  es: `ayuda, ayudame, ayudenos, ayuda por favor, necesito ayuda, necesitamos ayuda, socorro, auxilio, emergencia, urgencia,
    urgente, incendio, fuego`,
  it: `aiuto, aiutateci, aiutatemi, ci serve aiuto, ho bisogno di aiuto, abbiamo bisogno di aiuto, soccorso, emergenza,
    al fuoco`,
  nl: 'hulp, help ons, wij hebben hulp nodig, ik heb hulp nodig, noodgeval, spoed, dringend hulp, brand brand',
};

/**
 * Cries in languages without a reply of their own. The message is split into ASCII words after accents are removed, so
 * the Danish "hjælp" becomes "hj lp" and the Turkish "yardım" becomes "yard m".
 */
const OTHER_CRIES =
  'ajuda, preciso de ajuda, pomoc, pomocy, ratunku, pomozte, pomagajte, hjalp, hj lp, hjelp, apua, imdat, yard m, ajutor, segitseg';

/** Words for a danger to life that somebody in haste may send without a sentence. */
const DANGERS = `dying, he is dying, she is dying, someone is dying, i am dying, drowning, choking, suffocating, bleeding, blood, stabbing,
  stabbed, knife, knife attack, gun, gunman, gunshot, gunshots, shots, terror attack, terrorist attack, terrorists, cpr, stroke`;

type Cry = { kind: EmergencyKind; language?: OtherLanguage };

function listed(cries: string, cry: Cry): [string, Cry][] {
  return cries.split(/,\s+/).map((text) => [text, cry]);
}

/** Messages that are nothing but a cry for help, in lower case without accents and punctuation. */
export const CRIES_FOR_HELP: ReadonlyMap<string, Cry> = new Map([
  ...listed(DANGERS, { kind: 'emergency-people' }),
  ...listed(OTHER_CRIES, { kind: 'emergency-other-language' }),
  ...Object.entries(CRIES).flatMap(([language, cries]) =>
    listed(cries, {
      kind: 'emergency-operations',
      ...(language !== 'en' && { language: language as OtherLanguage }),
    }),
  ),
]);
