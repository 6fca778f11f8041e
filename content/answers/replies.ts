import { FIRM, HOTLINES, HOTLINE_NUMBERS } from '../firm.ts';
import { PUBLIC_SERVICES } from '../response-terms.ts';
import { CLIENTS, OTHERS } from '../response.ts';

const HOTLINE = HOTLINE_NUMBERS;
/** Both numbers in a text that is not English. */
const NUMBERS = HOTLINES.map(({ place, label }) => `${label} (${place})`).join(' / ');
const WHERE_PEOPLE_ARE_IN_DANGER = `Where people are in danger, call the public emergency services first: ${PUBLIC_SERVICES}.`;
/** Start of each emergency reply: danger to people first, then the hotline, then everything less urgent. */
const CALL = `${WHERE_PEOPLE_ARE_IN_DANGER}\n\nIf this is happening now, call our hotline on ${HOTLINE}. It is answered ${FIRM.emergencyHours}.`;
const DETAILS = `Give your organisation’s name and a number where you can be reached. ${CLIENTS} ${OTHERS}`;

/** What the assistant says in a live emergency, by its kind. */
export const EMERGENCY_REPLIES = {
  'emergency-cyber': `${CALL} Call from a telephone outside the affected network.\n\nDisconnect affected machines, unless they keep people safe, but leave them switched on. Disconnect the backups too and then leave them alone, and do not answer the attacker. If money has left an account, call your bank’s fraud desk at once. ${DETAILS}`,
  'emergency-fraud': `${CALL}\n\nIf money has left an account, call your bank’s fraud desk at once as well: a transfer can sometimes still be stopped. ${DETAILS}`,
  'emergency-data-leak': `${CALL}\n\nKeep what you have found as it is, and note when you noticed it. ${DETAILS}`,
  'emergency-operations': `${CALL} ${DETAILS}`,
  'emergency-product': `${CALL} ${DETAILS}`,
  'emergency-people': `Call the public emergency services first: ${PUBLIC_SERVICES}. Stay on the line and do what they tell you.\n\nOnce help is on its way, our hotline on ${HOTLINE} is answered ${FIRM.emergencyHours} and helps your organisation with what follows.`,
  'emergency-authority': `${CALL}\n\nCall your lawyer as well, and let nothing be deleted or altered. ${DETAILS}`,
  'emergency-other-language': `This site and our team answer in English. ${CALL} ${DETAILS}`,
  'emergency-reputation': `${CALL} ${DETAILS}`,
} as const;

export const SELF_HARM_REPLY =
  'I am sorry that things are so hard. Please talk to somebody now: if you or the person you fear for is in danger, call 999, 112 or 911. The Samaritans listen at any hour on 116 123 in the United Kingdom and Ireland; in the United States you can call or text 988. You do not have to be alone with this.';

/** To somebody who may be about to hurt another person. */
export const THREAT_REPLY = `That I cannot answer. If anybody may be hurt, call the public emergency services now: ${PUBLIC_SERVICES}. They also help people who fear what they might do themselves.`;

/** Under an answer whose question may come from an emergency. */
export const HOTLINE_NOTE = `${WHERE_PEOPLE_ARE_IN_DANGER} If something is happening now, call our hotline on ${HOTLINE}, at any hour.`;

/** Ends every refusal outside an emergency. */
export const ASK_OUR_TEAM = `Our team can tell you: use the contact form, or in an emergency call ${HOTLINE}, at any hour.`;

export const CANNOT_ANSWER = `That I cannot answer from this site. ${ASK_OUR_TEAM}`;

/** Under every reply while an emergency goes on. */
export const URGENT_NOTE = `Where people are in danger, call ${PUBLIC_SERVICES}. Our hotline is answered at any hour: ${HOTLINE}.`;

/** The steps of the first-hour card, in one sentence. */
export const CARD_STEPS =
  'The steps on the card: danger to people first; change telephone and channel; affected machines off the network, left switched on; backups disconnected, then left alone; no answer to the attacker; insurer and counsel before vendors; note the times.';

/** The refusal while an emergency goes on. */
export const CANNOT_ANSWER_NOW = `That I cannot answer from this site. ${URGENT_NOTE} Ask the responder who answers.`;

/** About a subject that is not offered; `nearest` is the page about the nearest one that is. */
export function notOffered(subject: string, nearest?: string): string {
  const reading = nearest === undefined ? '' : ` The nearest subject on it is ${nearest}.`;
  return `That is not among the services and subjects this site describes: ${subject}.${reading} ${ASK_OUR_TEAM}`;
}

type Reply = { text: string; place?: { title: string; url: string }; suggestion?: 'contact' | 'emergency' };

const CONTACT_PLACE = { title: 'Contact', url: '/#contact' };

/** What the assistant says to whatever is no question about the site. */
export const INTENT_REPLIES = {
  complaint: {
    text: `I am sorry to hear that. Tell us what went wrong through the contact form or on ${FIRM.phone.label}, ${FIRM.officeHours}; a senior member of the team answers within ${FIRM.responseHours} hours, weekends included.`,
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
  'data-protection-request': {
    text: `Write to ${FIRM.privacyEmail} to leave the newsletter, or to see, correct, export or delete the personal data that we hold about you. The Privacy Policy lists your rights and how we answer.`,
    place: { title: 'Privacy Policy', url: '/privacy#your-rights' },
  },
  'job-seeker': {
    text: `This site lists no vacancies, so I cannot answer questions about jobs. Write to the team through the contact form, or to ${FIRM.email}.`,
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
  press: {
    text: `Journalists reach the team on ${FIRM.phone.label}, ${FIRM.officeHours}, or through the contact form; say what your deadline is. We do not speak about clients.`,
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
  supplier: {
    text: 'I cannot answer offers on behalf of the firm. Send yours through the contact form, where the team reads it.',
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
  'wants-a-person': {
    text: `Telephone ${FIRM.phone.label}, ${FIRM.officeHours}; or write through the contact form, and a senior member of the team answers within ${FIRM.responseHours} hours, weekends included. In an emergency the hotline ${HOTLINE} answers ${FIRM.emergencyHours}.`,
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
  'wants-an-appointment': {
    text: `Choose a free time beside the contact form, for thirty minutes by video or telephone. Or say in the form what it is about and when it suits you, and a senior member of the team answers within ${FIRM.responseHours} hours, weekends included. Or telephone ${FIRM.phone.label}, ${FIRM.officeHours}. In an emergency the hotline ${HOTLINE} answers ${FIRM.emergencyHours}.`,
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
  'unanswered-call': {
    text: `${WHERE_PEOPLE_ARE_IN_DANGER}\n\nTry the other number at once: ${HOTLINE}. If neither is answered, do not wait for us: call the claims line of your insurer, whose panel can respond, or your national cyber authority. The first-hour card says what to do until then.`,
    place: { title: '24/7 Incident Response', url: '/services/incident-response#hotline' },
    suggestion: 'emergency',
  },
  greeting: {
    text: `Hello. Ask me about the services, industries, insights or people of ${FIRM.name}, and I will answer from this site.`,
  },
  thanks: { text: 'You are welcome. Ask again whenever something else comes up.' },
  goodbye: { text: 'Goodbye. The team is glad to hear from you whenever you need it.' },
  // Contains the telephone numbers in case the alarm was not false.
  'false-alarm': {
    text: `Good that it is over. Should anything happen after all: where people are in danger, call ${PUBLIC_SERVICES}; our hotline is answered at any hour, ${HOTLINE}. Otherwise ask me whatever you would like to know.`,
  },
  'about-the-assistant': {
    text: `I am the assistant of this website: software, not a person. I answer questions about ${FIRM.name} from the pages of this site and show where each answer stands. The conversation is not stored.`,
    place: { title: 'Privacy Policy', url: '/privacy#assistant' },
  },
  abuse: {
    text: `I cannot answer that. Ask me about the services, industries or people of ${FIRM.name}, or write to our team through the contact form.`,
    suggestion: 'contact',
  },
  // Unlike CANNOT_ANSWER it offers no help from the team, because some of these messages ask for help with a crime.
  'order-to-the-machine': {
    text: `That I cannot answer: I answer questions about this site. For anything else use the contact form, or in an emergency call ${HOTLINE}, at any hour.`,
    place: CONTACT_PLACE,
    suggestion: 'contact',
  },
} as const satisfies Record<string, Reply>;

export type EmergencyKind = keyof typeof EMERGENCY_REPLIES;

/**
 * Characters of a reply that are compared. The browser may cut off the end of a reply, and this many characters are enough
 * to tell the kinds of emergency apart.
 */
const DISTINCTIVE = 400;

/**
 * The state of an emergency after a reply: its kind, `over` after a false alarm, or `unknown` if the reply contains only the
 * note that stands under every reply during an emergency. Kinds with the same reply (operations, product, reputation, other
 * languages) count as operations.
 */
export function emergencyIn(reply: string): EmergencyKind | 'over' | 'unknown' | undefined {
  for (const [kind, text] of Object.entries(EMERGENCY_REPLIES))
    if (reply.includes(text.slice(0, DISTINCTIVE))) return kind as EmergencyKind;
  if (reply.includes(INTENT_REPLIES['false-alarm'].text)) return 'over';
  return reply.includes(URGENT_NOTE) ? 'unknown' : undefined;
}

/** Kinds of emergency in which people are so often in danger that the reply has buttons for the public services. */
export const DANGERS: readonly EmergencyKind[] = [
  'emergency-people',
  'emergency-operations',
  'emergency-product',
  'emergency-other-language',
];
export const EMERGENCY_NUMBERS = ['112', '999', '911'];
export const HELPLINES = ['116 123', '988'];

/** The languages that are recognised beside English, by their ISO 639-1 code. */
export type OtherLanguage = 'de' | 'fr' | 'es' | 'it' | 'nl';

export const OTHER_LANGUAGES: Readonly<
  Record<
    OtherLanguage,
    { english: string; emergency: string; danger: string; selfHarm: string; threat: string }
  >
> = {
  de: {
    english: `Diese Website und unser Team antworten auf Englisch. Einen Menschen erreichen Sie über das Kontaktformular oder unter ${FIRM.phone.label}; im Notfall rufen Sie die Hotline ${NUMBERS} an, rund um die Uhr.`,
    emergency: `Sind Menschen in Gefahr, rufen Sie zuerst den öffentlichen Notruf 112. Wenn das gerade geschieht, rufen Sie unsere Hotline ${NUMBERS} an: rund um die Uhr besetzt, auf Englisch, auch ohne Vertrag mit uns.`,
    danger: `Rufen Sie zuerst den öffentlichen Notruf: 112. Danach hilft unsere Hotline ${NUMBERS} Ihrer Organisation weiter, rund um die Uhr und auf Englisch.`,
    selfHarm:
      'Es tut mir leid, dass es Ihnen so schlecht geht. Bitte sprechen Sie jetzt mit jemandem: In Gefahr rufen Sie 112 an; die Telefonseelsorge in Deutschland hört unter 0800 111 0 111 zu jeder Zeit zu. Sie müssen damit nicht allein sein.',
    threat: 'Wenn jemand verletzt werden könnte, rufen Sie jetzt den öffentlichen Notruf an: 112.',
  },
  fr: {
    english: `Ce site et notre équipe répondent en anglais. Pour parler à une personne, utilisez le formulaire de contact ou appelez le ${FIRM.phone.label} ; en cas d’urgence, appelez la ligne ${NUMBERS}, à toute heure.`,
    emergency: `Si des personnes sont en danger, appelez d’abord les secours publics, le 112. Si cela se passe en ce moment, appelez notre ligne d’urgence ${NUMBERS} : à toute heure, en anglais, même sans contrat avec nous.`,
    danger: `Appelez d’abord les secours publics : le 112. Ensuite, notre ligne ${NUMBERS} aide votre organisation, à toute heure et en anglais.`,
    selfHarm:
      'Je suis désolé que ce soit si difficile. Parlez à quelqu’un maintenant : en cas de danger, appelez le 112 ; en France, le 3114 répond à toute heure. Vous n’avez pas à rester seul avec cela.',
    threat: 'Si quelqu’un risque d’être blessé, appelez maintenant les secours publics : le 112.',
  },
  es: {
    english: `Este sitio y nuestro equipo responden en inglés. Para hablar con una persona, use el formulario de contacto o llame al ${FIRM.phone.label}; en una emergencia, llame a la línea ${NUMBERS}, a cualquier hora.`,
    emergency: `Si hay personas en peligro, llame primero a los servicios públicos de emergencia, el 112. Si está ocurriendo ahora, llame a nuestra línea de emergencia ${NUMBERS}: a cualquier hora, en inglés, también sin contrato con nosotros.`,
    danger: `Llame primero a los servicios públicos de emergencia: el 112. Después, nuestra línea ${NUMBERS} ayuda a su organización, a cualquier hora y en inglés.`,
    selfHarm:
      'Siento mucho que esté pasando por esto. Hable con alguien ahora: si hay peligro, llame al 112; en España, la línea 024 atiende a cualquier hora. No tiene que estar solo.',
    threat: 'Si alguien puede resultar herido, llame ahora a los servicios públicos de emergencia: el 112.',
  },
  it: {
    english: `Questo sito e il nostro team rispondono in inglese. Per parlare con una persona usi il modulo di contatto o chiami il ${FIRM.phone.label}; in caso di emergenza chiami la linea ${NUMBERS}, a qualsiasi ora.`,
    emergency: `Se ci sono persone in pericolo, chiami prima i soccorsi pubblici, il 112. Se sta succedendo adesso, chiami la nostra linea di emergenza ${NUMBERS}: a qualsiasi ora, in inglese, anche senza contratto con noi.`,
    danger: `Chiami prima i soccorsi pubblici: il 112. Poi la nostra linea ${NUMBERS} aiuta la Sua organizzazione, a qualsiasi ora e in inglese.`,
    selfHarm:
      'Mi dispiace che stia così male. Parli con qualcuno adesso: in caso di pericolo chiami il 112; in Italia il Telefono Amico risponde allo 02 2327 2327. Non deve restare da solo.',
    threat: 'Se qualcuno può farsi male, chiami adesso i soccorsi pubblici: il 112.',
  },
  nl: {
    english: `Deze website en ons team antwoorden in het Engels. Een mens bereikt u via het contactformulier of op ${FIRM.phone.label}; bel in een noodgeval de hotline ${NUMBERS}, dag en nacht.`,
    emergency: `Zijn er mensen in gevaar, bel dan eerst het openbare noodnummer 112. Als dit nu gebeurt, bel onze hotline ${NUMBERS}: dag en nacht, in het Engels, ook zonder overeenkomst met ons.`,
    danger: `Bel eerst het openbare noodnummer: 112. Daarna helpt onze hotline ${NUMBERS} uw organisatie, dag en nacht en in het Engels.`,
    selfHarm:
      'Wat erg dat u het zo zwaar hebt. Praat nu met iemand: bel bij gevaar 112; in Nederland luistert 113 Zelfmoordpreventie op 113 of 0800 0113, dag en nacht. U hoeft hier niet alleen mee te zijn.',
    threat: 'Als iemand gewond kan raken, bel nu het openbare noodnummer: 112.',
  },
};
