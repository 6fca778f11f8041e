import type { OtherLanguage } from './replies.ts';

const WORDS: Readonly<Record<OtherLanguage | 'en', string>> = {
  en: `help, help help, help me, help us, help please, please help, please help me, please help us, help me please,
    help us please, help now, i need help, i need help now, i need help please, i need urgent help, we need help, we need help now,
    we need urgent help, we need help urgently, need help, need help now, urgent, very urgent, urgent help, this is urgent,
    it is urgent, emergency, emergency help, an emergency, this is an emergency, we have an emergency, sos, mayday, fire, a fire`,
  de: 'hilfe, helfen sie uns, helfen sie mir, bitte helfen sie uns, wir brauchen hilfe, ich brauche hilfe, notfall, ein notfall, dringend, feuer, es brennt',
  fr: 'au secours, a l aide, aidez moi, aidez nous, aide, de l aide, urgence, une urgence, urgent svp, incendie, au feu',
  es: 'ayuda, ayudame, ayudenos, ayuda por favor, necesito ayuda, necesitamos ayuda, socorro, auxilio, emergencia, urgencia, urgente, incendio, fuego',
  it: 'aiuto, aiutateci, aiutatemi, ci serve aiuto, ho bisogno di aiuto, abbiamo bisogno di aiuto, soccorso, emergenza, al fuoco',
  nl: 'hulp, help ons, wij hebben hulp nodig, ik heb hulp nodig, noodgeval, spoed, dringend hulp, brand brand',
};

/** Messages that are nothing but a cry for help, in lower case without accents and punctuation, with their language. */
export const CRIES_FOR_HELP: ReadonlyMap<string, OtherLanguage | 'en'> = new Map(
  Object.entries(WORDS).flatMap(([language, cries]) =>
    cries.split(/,\s+/).map((cry) => [cry, language as OtherLanguage | 'en'] as const),
  ),
);
