import { LOOK_ALIKE_SELF_HARM } from './look-alikes/look-alike-self-harm.ts';
import { SELF_HARM_SHORT } from './talk/self-harm-short.ts';
import { EMERGENCY_REPUTATION_VICTIMS } from './emergencies/emergency-reputation-victims.ts';
import { EMERGENCY_AUTHORITY_VICTIMS } from './emergencies/emergency-authority-victims.ts';
import { EMERGENCY_PEOPLE_VICTIMS } from './emergencies/emergency-people-victims.ts';
import { EMERGENCY_PRODUCT_VICTIMS } from './emergencies/emergency-product-victims.ts';
import { EMERGENCY_OPERATIONS_VICTIMS } from './emergencies/emergency-operations-victims.ts';
import { EMERGENCY_DATA_LEAK_VICTIMS } from './emergencies/emergency-data-leak-victims.ts';
import { EMERGENCY_FRAUD_VICTIMS } from './emergencies/emergency-fraud-victims.ts';
import { EMERGENCY_CYBER_VICTIMS } from './emergencies/emergency-cyber-victims.ts';
import { ORDER_TO_THE_MACHINE_HARM_NOW } from './talk/order-to-the-machine-harm-now.ts';
import { THANKS_DURING } from './talk/thanks-during.ts';
import { HARMLESS_SECTOR } from './no-emergency/harmless-sector.ts';
import { EMERGENCY_REPUTATION_SECTOR } from './emergencies/emergency-reputation-sector.ts';
import { EMERGENCY_AUTHORITY_SECTOR } from './emergencies/emergency-authority-sector.ts';
import { EMERGENCY_PEOPLE_SECTOR } from './emergencies/emergency-people-sector.ts';
import { EMERGENCY_PRODUCT_SECTOR } from './emergencies/emergency-product-sector.ts';
import { EMERGENCY_OPERATIONS_SECTOR } from './emergencies/emergency-operations-sector.ts';
import { EMERGENCY_DATA_LEAK_SECTOR } from './emergencies/emergency-data-leak-sector.ts';
import { EMERGENCY_FRAUD_SECTOR } from './emergencies/emergency-fraud-sector.ts';
import { EMERGENCY_CYBER_SECTOR } from './emergencies/emergency-cyber-sector.ts';
import { HARMLESS_TALK } from './no-emergency/harmless-talk.ts';
import { ABUSE_SARCASM } from './talk/abuse-sarcasm.ts';
import { LOOK_ALIKE_WRONGDOING } from './look-alikes/look-alike-wrongdoing.ts';
import { ORDER_TO_THE_MACHINE_REQUESTS } from './talk/order-to-the-machine-requests.ts';
import { LOOK_ALIKE_VISIT } from './look-alikes/look-alike-visit.ts';
import { THREAT_VISIT } from './talk/threat-visit.ts';
import { SELF_HARM_VEILED } from './talk/self-harm-veiled.ts';
import { EMERGENCY_REPUTATION_AGAIN } from './emergencies/emergency-reputation-again.ts';
import { EMERGENCY_AUTHORITY_AGAIN } from './emergencies/emergency-authority-again.ts';
import { EMERGENCY_PEOPLE_AGAIN } from './emergencies/emergency-people-again.ts';
import { EMERGENCY_PRODUCT_AGAIN } from './emergencies/emergency-product-again.ts';
import { EMERGENCY_OPERATIONS_AGAIN } from './emergencies/emergency-operations-again.ts';
import { EMERGENCY_DATA_LEAK_AGAIN } from './emergencies/emergency-data-leak-again.ts';
import { EMERGENCY_FRAUD_AGAIN } from './emergencies/emergency-fraud-again.ts';
import { EMERGENCY_CYBER_AGAIN } from './emergencies/emergency-cyber-again.ts';
import { FALSE_ALARM } from './talk/false-alarm.ts';
import { EMERGENCY_AUTHORITY_CALM } from './emergencies/emergency-authority-calm.ts';
import { EMERGENCY_AUTHORITY_ORDER } from './emergencies/emergency-authority-order.ts';
import { EMERGENCY_AUTHORITY_VISIT } from './emergencies/emergency-authority-visit.ts';
import { EMERGENCY_AUTHORITY } from './emergencies/emergency-authority.ts';
import { EMERGENCY_CYBER_CALM } from './emergencies/emergency-cyber-calm.ts';
import { EMERGENCY_CYBER_LONG } from './emergencies/emergency-cyber-long.ts';
import { EMERGENCY_CYBER_MAILBOX } from './emergencies/emergency-cyber-mailbox.ts';
import { EMERGENCY_CYBER_PLANT } from './emergencies/emergency-cyber-plant.ts';
import { EMERGENCY_CYBER_RANSOM } from './emergencies/emergency-cyber-ransom.ts';
import { EMERGENCY_CYBER_SCREENS } from './emergencies/emergency-cyber-screens.ts';
import { EMERGENCY_CYBER } from './emergencies/emergency-cyber.ts';
import { EMERGENCY_DATA_LEAK_CALM } from './emergencies/emergency-data-leak-calm.ts';
import { EMERGENCY_DATA_LEAK_INSIDER } from './emergencies/emergency-data-leak-insider.ts';
import { EMERGENCY_DATA_LEAK_SPYING } from './emergencies/emergency-data-leak-spying.ts';
import { EMERGENCY_DATA_LEAK } from './emergencies/emergency-data-leak.ts';
import { EMERGENCY_FRAUD_CALM } from './emergencies/emergency-fraud-calm.ts';
import { EMERGENCY_FRAUD_LONG } from './emergencies/emergency-fraud-long.ts';
import { EMERGENCY_FRAUD } from './emergencies/emergency-fraud.ts';
import { EMERGENCY_OPERATIONS_CALM } from './emergencies/emergency-operations-calm.ts';
import { EMERGENCY_OPERATIONS_HAZARD } from './emergencies/emergency-operations-hazard.ts';
import { EMERGENCY_OPERATIONS_LONG } from './emergencies/emergency-operations-long.ts';
import { EMERGENCY_OPERATIONS_OUTAGE } from './emergencies/emergency-operations-outage.ts';
import { EMERGENCY_OPERATIONS_PANIC } from './emergencies/emergency-operations-panic.ts';
import { EMERGENCY_OPERATIONS_OFFLINE } from './emergencies/emergency-operations-offline.ts';
import { EMERGENCY_OPERATIONS } from './emergencies/emergency-operations.ts';
import { EMERGENCY_PEOPLE_ABROAD } from './emergencies/emergency-people-abroad.ts';
import { EMERGENCY_PEOPLE_ACCIDENT } from './emergencies/emergency-people-accident.ts';
import { EMERGENCY_PEOPLE_CALM } from './emergencies/emergency-people-calm.ts';
import { EMERGENCY_PEOPLE_POISONED } from './emergencies/emergency-people-poisoned.ts';
import { EMERGENCY_PEOPLE_HOME } from './emergencies/emergency-people-home.ts';
import { EMERGENCY_PEOPLE_ROLES } from './emergencies/emergency-people-roles.ts';
import { EMERGENCY_PEOPLE_VICTIM } from './emergencies/emergency-people-victim.ts';
import { EMERGENCY_PEOPLE_VIOLENCE } from './emergencies/emergency-people-violence.ts';
import { EMERGENCY_PEOPLE } from './emergencies/emergency-people.ts';
import { EMERGENCY_PRODUCT_ALONE } from './emergencies/emergency-product-alone.ts';
import { EMERGENCY_PRODUCT_CALM } from './emergencies/emergency-product-calm.ts';
import { EMERGENCY_PRODUCT } from './emergencies/emergency-product.ts';
import { EMERGENCY_REPUTATION_CALM } from './emergencies/emergency-reputation-calm.ts';
import { EMERGENCY_REPUTATION_LEADERS } from './emergencies/emergency-reputation-leaders.ts';
import { EMERGENCY_REPUTATION } from './emergencies/emergency-reputation.ts';
import { EMERGENCY_DUTCH_CALM, EMERGENCY_DUTCH_PEOPLE_CALM } from './languages/emergency-dutch-calm.ts';
import { EMERGENCY_DUTCH, EMERGENCY_DUTCH_PEOPLE } from './languages/emergency-dutch.ts';
import { EMERGENCY_FRENCH_CALM, EMERGENCY_FRENCH_PEOPLE_CALM } from './languages/emergency-french-calm.ts';
import { EMERGENCY_FRENCH, EMERGENCY_FRENCH_PEOPLE } from './languages/emergency-french.ts';
import { EMERGENCY_GERMAN_CALM, EMERGENCY_GERMAN_PEOPLE_CALM } from './languages/emergency-german-calm.ts';
import { EMERGENCY_GERMAN, EMERGENCY_GERMAN_PEOPLE } from './languages/emergency-german.ts';
import { EMERGENCY_ITALIAN_CALM, EMERGENCY_ITALIAN_PEOPLE_CALM } from './languages/emergency-italian-calm.ts';
import { EMERGENCY_ITALIAN, EMERGENCY_ITALIAN_PEOPLE } from './languages/emergency-italian.ts';
import { EMERGENCY_SPANISH_CALM, EMERGENCY_SPANISH_PEOPLE_CALM } from './languages/emergency-spanish-calm.ts';
import { EMERGENCY_SPANISH, EMERGENCY_SPANISH_PEOPLE } from './languages/emergency-spanish.ts';
import { EVERYDAY_DUTCH } from './languages/everyday-dutch.ts';
import { EVERYDAY_FRENCH } from './languages/everyday-french.ts';
import { EVERYDAY_GERMAN } from './languages/everyday-german.ts';
import { EVERYDAY_ITALIAN } from './languages/everyday-italian.ts';
import { EVERYDAY_SPANISH } from './languages/everyday-spanish.ts';
import { HARMLESS_DUTCH } from './languages/harmless-dutch.ts';
import { HARMLESS_FRENCH } from './languages/harmless-french.ts';
import { HARMLESS_GERMAN } from './languages/harmless-german.ts';
import { HARMLESS_ITALIAN } from './languages/harmless-italian.ts';
import { HARMLESS_SPANISH } from './languages/harmless-spanish.ts';
import {
  OTHER_LANGUAGE_GERMAN,
  OTHER_LANGUAGE_FRENCH,
  OTHER_LANGUAGE_SPANISH,
  OTHER_LANGUAGE_ITALIAN,
  OTHER_LANGUAGE_DUTCH,
} from './languages/other-language.ts';
import {
  WANTS_A_PERSON_GERMAN_PLAIN,
  WANTS_A_PERSON_FRENCH_PLAIN,
  WANTS_A_PERSON_SPANISH_PLAIN,
  WANTS_A_PERSON_ITALIAN_PLAIN,
  WANTS_A_PERSON_DUTCH_PLAIN,
} from './languages/wants-a-person-languages.ts';
import { LOOK_ALIKE_APPOINTMENT } from './look-alikes/look-alike-appointment.ts';
import { LOOK_ALIKE_ERRAND } from './look-alikes/look-alike-errand.ts';
import { LOOK_ALIKE_HARM } from './look-alikes/look-alike-harm.ts';
import { LOOK_ALIKE_ORDER_PLAIN } from './look-alikes/look-alike-order-plain.ts';
import { LOOK_ALIKE_ORDER_POLITE } from './look-alikes/look-alike-order-polite.ts';
import { LOOK_ALIKE_ORDER } from './look-alikes/look-alike-order.ts';
import { LOOK_ALIKE_PERSON } from './look-alikes/look-alike-person.ts';
import { LOOK_ALIKE_QUESTION } from './look-alikes/look-alike-question.ts';
import { LOOK_ALIKE_SCHEMES } from './look-alikes/look-alike-schemes.ts';
import { LOOK_ALIKE_SMALL_TALK } from './look-alikes/look-alike-small-talk.ts';
import { LOOK_ALIKE_WEARINESS } from './look-alikes/look-alike-weariness.ts';
import { LOOK_ALIKE_WORK } from './look-alikes/look-alike-work.ts';
import { HARMLESS_AFTERMATH } from './no-emergency/harmless-aftermath.ts';
import { HARMLESS_CONDITION } from './no-emergency/harmless-condition.ts';
import { HARMLESS_COURTESY } from './no-emergency/harmless-courtesy.ts';
import { HARMLESS_FIGURES_OF_SPEECH } from './no-emergency/harmless-figures-of-speech.ts';
import { HARMLESS_FIRST_PERSON } from './no-emergency/harmless-first-person.ts';
import { HARMLESS_FIRST_STATEMENT } from './no-emergency/harmless-first-statement.ts';
import { HARMLESS_LONG } from './no-emergency/harmless-long.ts';
import { HARMLESS_MENTION } from './no-emergency/harmless-mention.ts';
import { HARMLESS_NEED } from './no-emergency/harmless-need.ts';
import { HARMLESS_PAST } from './no-emergency/harmless-past.ts';
import { HARMLESS_PLANNING } from './no-emergency/harmless-planning.ts';
import { HARMLESS_PLANS_FOR_DEADLINES } from './no-emergency/harmless-plans-for-deadlines.ts';
import { HARMLESS_PROFESSIONS } from './no-emergency/harmless-professions.ts';
import { HARMLESS_QUESTION } from './no-emergency/harmless-question.ts';
import { HARMLESS_READING } from './no-emergency/harmless-reading.ts';
import { HARMLESS_REHEARSAL } from './no-emergency/harmless-rehearsal.ts';
import { HARMLESS_ROLES } from './no-emergency/harmless-roles.ts';
import { HARMLESS_SCREEN } from './no-emergency/harmless-screen.ts';
import { HARMLESS_SEARCH_TERM } from './no-emergency/harmless-search-term.ts';
import { HARMLESS_SAID_LIGHTLY } from './no-emergency/harmless-said-lightly.ts';
import { HARMLESS_SPEECH } from './no-emergency/harmless-speech.ts';
import { HARMLESS_VIOLENCE_TRAINING } from './no-emergency/harmless-violence-training.ts';
import { COMPLAINT_SERVICE } from './requests/complaint-service.ts';
import { COMPLAINT } from './requests/complaint.ts';
import { DATA_PROTECTION_REQUEST } from './requests/data-protection-request.ts';
import { JOB_SEEKER_APPLICATION } from './requests/job-seeker-application.ts';
import { JOB_SEEKER_INCIDENT } from './requests/job-seeker-incident.ts';
import { JOB_SEEKER_STUDENT } from './requests/job-seeker-student.ts';
import { JOB_SEEKER } from './requests/job-seeker.ts';
import { PRESS_INCIDENT } from './requests/press-incident.ts';
import { PRESS_STORY } from './requests/press-story.ts';
import { PRESS } from './requests/press.ts';
import { SUPPLIER_INVOICE } from './requests/supplier-invoice.ts';
import { SUPPLIER_OFFER } from './requests/supplier-offer.ts';
import { SUPPLIER } from './requests/supplier.ts';
import { UNANSWERED_CALL_SHORT } from './requests/unanswered-call-short.ts';
import { UNANSWERED_CALL } from './requests/unanswered-call.ts';
import { WANTS_A_PERSON_CONTACT } from './requests/wants-a-person-contact.ts';
import { WANTS_A_PERSON_COURTESY } from './requests/wants-a-person-courtesy.ts';
import { WANTS_A_PERSON_SPEECH } from './requests/wants-a-person-speech.ts';
import { WANTS_A_PERSON_UPSET } from './requests/wants-a-person-upset.ts';
import {
  WANTS_A_PERSON,
  WANTS_A_PERSON_GERMAN,
  WANTS_A_PERSON_FRENCH,
  WANTS_A_PERSON_SPANISH,
  WANTS_A_PERSON_ITALIAN,
  WANTS_A_PERSON_DUTCH,
} from './requests/wants-a-person.ts';
import { WANTS_AN_APPOINTMENT_CALL } from './requests/wants-an-appointment-call.ts';
import { WANTS_AN_APPOINTMENT_VISIT } from './requests/wants-an-appointment-visit.ts';
import { WANTS_AN_APPOINTMENT } from './requests/wants-an-appointment.ts';
import { ABOUT_THE_ASSISTANT_FACTS } from './talk/about-the-assistant-facts.ts';
import { ABOUT_THE_ASSISTANT } from './talk/about-the-assistant.ts';
import { ABUSE_CONTEMPT } from './talk/abuse-contempt.ts';
import { ABUSE_LANGUAGES } from './talk/abuse-languages.ts';
import { ABUSE_NONSENSE } from './talk/abuse-nonsense.ts';
import { ABUSE } from './talk/abuse.ts';
import { GOODBYE } from './talk/goodbye.ts';
import { GREETING_OPENING } from './talk/greeting-opening.ts';
import { GREETING } from './talk/greeting.ts';
import { ORDER_TO_THE_MACHINE_CODE } from './talk/order-to-the-machine-code.ts';
import { ORDER_TO_THE_MACHINE_CRIME } from './talk/order-to-the-machine-crime.ts';
import { ORDER_TO_THE_MACHINE_ERRANDS } from './talk/order-to-the-machine-errands.ts';
import { ORDER_TO_THE_MACHINE_MANIPULATION } from './talk/order-to-the-machine-manipulation.ts';
import { ORDER_TO_THE_MACHINE_NOTICES } from './talk/order-to-the-machine-notices.ts';
import { ORDER_TO_THE_MACHINE_PRETEXTS } from './talk/order-to-the-machine-pretexts.ts';
import { ORDER_TO_THE_MACHINE_PRYING_ACCOUNTS } from './talk/order-to-the-machine-prying-accounts.ts';
import { ORDER_TO_THE_MACHINE_HARM } from './talk/order-to-the-machine-prying-harm.ts';
import { ORDER_TO_THE_MACHINE_PRYING_LANGUAGES } from './talk/order-to-the-machine-prying-languages.ts';
import { ORDER_TO_THE_MACHINE_PRYING } from './talk/order-to-the-machine-prying.ts';
import { ORDER_TO_THE_MACHINE_SCHEMES } from './talk/order-to-the-machine-schemes.ts';
import { ORDER_TO_THE_MACHINE_TEXT } from './talk/order-to-the-machine-text.ts';
import { ORDER_TO_THE_MACHINE_VERDICTS } from './talk/order-to-the-machine-verdicts.ts';
import { ORDER_TO_THE_MACHINE_WRONGDOING_LANGUAGES } from './talk/order-to-the-machine-wrongdoing-languages.ts';
import { ORDER_TO_THE_MACHINE_WRONGDOING } from './talk/order-to-the-machine-wrongdoing.ts';
import { ORDER_TO_THE_MACHINE } from './talk/order-to-the-machine.ts';
import { SELF_HARM_INDIRECT } from './talk/self-harm-indirect.ts';
import { SELF_HARM_MEANS } from './talk/self-harm-means.ts';
import { SELF_HARM_OTHERS } from './talk/self-harm-others.ts';
import { SELF_HARM_PLANS } from './talk/self-harm-plans.ts';
import { SELF_HARM_QUIET } from './talk/self-harm-quiet.ts';
import { SELF_HARM_SLANG } from './talk/self-harm-slang.ts';
import { SELF_HARM_WORK } from './talk/self-harm-work.ts';
import { SELF_HARM } from './talk/self-harm.ts';
import { THANKS_ASSENT } from './talk/thanks-assent.ts';
import { THANKS } from './talk/thanks.ts';
import { THREAT_PLANS } from './talk/threat-plans.ts';
import { THREAT_VEILED } from './talk/threat-veiled.ts';
import { THREAT_HOW } from './talk/threat-how.ts';
import { THREAT } from './talk/threat.ts';
import type { EMERGENCY_REPLIES, INTENT_REPLIES } from '../replies.ts';

export type Intent = keyof typeof EMERGENCY_REPLIES | keyof typeof INTENT_REPLIES | 'self-harm' | 'threat';

/** Messages from which the classifier learns; those of `question` look like an intent and are none. */
export const INTENT_EXAMPLES: Readonly<Record<Intent | 'question', readonly string[]>> = {
  'about-the-assistant': [...ABOUT_THE_ASSISTANT_FACTS, ...ABOUT_THE_ASSISTANT],
  abuse: [...ABUSE_SARCASM, ...ABUSE_LANGUAGES, ...ABUSE_CONTEMPT, ...ABUSE_NONSENSE, ...ABUSE],
  complaint: [...COMPLAINT_SERVICE, ...COMPLAINT],
  'data-protection-request': DATA_PROTECTION_REQUEST,
  'emergency-authority': [
    ...EMERGENCY_AUTHORITY_VISIT,
    ...EMERGENCY_AUTHORITY_VICTIMS,
    ...EMERGENCY_AUTHORITY_SECTOR,
    ...EMERGENCY_AUTHORITY_AGAIN,
    ...EMERGENCY_AUTHORITY_CALM,
    ...EMERGENCY_AUTHORITY_ORDER,
    ...EMERGENCY_AUTHORITY,
  ],
  'emergency-cyber': [
    ...EMERGENCY_CYBER_VICTIMS,
    ...EMERGENCY_CYBER_SECTOR,
    ...EMERGENCY_CYBER_AGAIN,
    ...EMERGENCY_CYBER_CALM,
    ...EMERGENCY_CYBER_PLANT,
    ...EMERGENCY_CYBER_LONG,
    ...EMERGENCY_CYBER_SCREENS,
    ...EMERGENCY_CYBER_MAILBOX,
    ...EMERGENCY_CYBER_RANSOM,
    ...EMERGENCY_CYBER,
  ],
  'emergency-data-leak': [
    ...EMERGENCY_DATA_LEAK_SPYING,
    ...EMERGENCY_DATA_LEAK_VICTIMS,
    ...EMERGENCY_DATA_LEAK_SECTOR,
    ...EMERGENCY_DATA_LEAK_AGAIN,
    ...EMERGENCY_DATA_LEAK_INSIDER,
    ...EMERGENCY_DATA_LEAK_CALM,
    ...EMERGENCY_DATA_LEAK,
  ],
  'emergency-fraud': [
    ...EMERGENCY_FRAUD_VICTIMS,
    ...EMERGENCY_FRAUD_SECTOR,
    ...EMERGENCY_FRAUD_AGAIN,
    ...EMERGENCY_FRAUD_LONG,
    ...EMERGENCY_FRAUD_CALM,
    ...EMERGENCY_FRAUD,
  ],
  'emergency-operations': [
    ...EMERGENCY_OPERATIONS_OFFLINE,
    ...EMERGENCY_OPERATIONS_VICTIMS,
    ...EMERGENCY_OPERATIONS_SECTOR,
    ...EMERGENCY_OPERATIONS_AGAIN,
    ...EMERGENCY_OPERATIONS_CALM,
    ...EMERGENCY_OPERATIONS_LONG,
    ...EMERGENCY_OPERATIONS_PANIC,
    ...EMERGENCY_OPERATIONS_HAZARD,
    ...EMERGENCY_OPERATIONS_OUTAGE,
    ...EMERGENCY_OPERATIONS,
  ],
  'emergency-other-language': [
    ...EMERGENCY_DUTCH_CALM,
    ...EMERGENCY_DUTCH,
    ...EMERGENCY_FRENCH_CALM,
    ...EMERGENCY_FRENCH,
    ...EMERGENCY_GERMAN_CALM,
    ...EMERGENCY_GERMAN,
    ...EMERGENCY_ITALIAN_CALM,
    ...EMERGENCY_ITALIAN,
    ...EMERGENCY_SPANISH_CALM,
    ...EMERGENCY_SPANISH,
  ],
  'emergency-people': [
    ...EMERGENCY_PEOPLE_HOME,
    ...EMERGENCY_PEOPLE_VICTIMS,
    ...EMERGENCY_PEOPLE_SECTOR,
    ...EMERGENCY_PEOPLE_AGAIN,
    ...EMERGENCY_PEOPLE_CALM,
    ...EMERGENCY_PEOPLE_ABROAD,
    ...EMERGENCY_PEOPLE_ACCIDENT,
    ...EMERGENCY_PEOPLE_POISONED,
    ...EMERGENCY_PEOPLE_ROLES,
    ...EMERGENCY_PEOPLE_VICTIM,
    ...EMERGENCY_PEOPLE_VIOLENCE,
    ...EMERGENCY_PEOPLE,
    ...EMERGENCY_DUTCH_PEOPLE_CALM,
    ...EMERGENCY_DUTCH_PEOPLE,
    ...EMERGENCY_FRENCH_PEOPLE_CALM,
    ...EMERGENCY_FRENCH_PEOPLE,
    ...EMERGENCY_GERMAN_PEOPLE_CALM,
    ...EMERGENCY_GERMAN_PEOPLE,
    ...EMERGENCY_ITALIAN_PEOPLE_CALM,
    ...EMERGENCY_ITALIAN_PEOPLE,
    ...EMERGENCY_SPANISH_PEOPLE_CALM,
    ...EMERGENCY_SPANISH_PEOPLE,
  ],
  'emergency-product': [
    ...EMERGENCY_PRODUCT_VICTIMS,
    ...EMERGENCY_PRODUCT_SECTOR,
    ...EMERGENCY_PRODUCT_AGAIN,
    ...EMERGENCY_PRODUCT_ALONE,
    ...EMERGENCY_PRODUCT_CALM,
    ...EMERGENCY_PRODUCT,
  ],
  'emergency-reputation': [
    ...EMERGENCY_REPUTATION_LEADERS,
    ...EMERGENCY_REPUTATION_VICTIMS,
    ...EMERGENCY_REPUTATION_SECTOR,
    ...EMERGENCY_REPUTATION_AGAIN,
    ...EMERGENCY_REPUTATION_CALM,
    ...EMERGENCY_REPUTATION,
  ],
  'false-alarm': [...FALSE_ALARM],
  goodbye: GOODBYE,
  greeting: [...GREETING_OPENING, ...GREETING],
  'job-seeker': [...JOB_SEEKER_INCIDENT, ...JOB_SEEKER_APPLICATION, ...JOB_SEEKER_STUDENT, ...JOB_SEEKER],
  'order-to-the-machine': [
    ...ORDER_TO_THE_MACHINE_HARM_NOW,
    ...ORDER_TO_THE_MACHINE_REQUESTS,
    ...ORDER_TO_THE_MACHINE_SCHEMES,
    ...ORDER_TO_THE_MACHINE_WRONGDOING_LANGUAGES,
    ...ORDER_TO_THE_MACHINE_CRIME,
    ...ORDER_TO_THE_MACHINE_CODE,
    ...ORDER_TO_THE_MACHINE_ERRANDS,
    ...ORDER_TO_THE_MACHINE_MANIPULATION,
    ...ORDER_TO_THE_MACHINE_NOTICES,
    ...ORDER_TO_THE_MACHINE_PRETEXTS,
    ...ORDER_TO_THE_MACHINE_HARM,
    ...ORDER_TO_THE_MACHINE_PRYING_ACCOUNTS,
    ...ORDER_TO_THE_MACHINE_PRYING_LANGUAGES,
    ...ORDER_TO_THE_MACHINE_PRYING,
    ...ORDER_TO_THE_MACHINE_TEXT,
    ...ORDER_TO_THE_MACHINE_VERDICTS,
    ...ORDER_TO_THE_MACHINE_WRONGDOING,
    ...ORDER_TO_THE_MACHINE,
  ],
  press: [...PRESS_INCIDENT, ...PRESS_STORY, ...PRESS],
  question: [
    ...HARMLESS_SAID_LIGHTLY,
    ...LOOK_ALIKE_SELF_HARM,
    ...HARMLESS_SECTOR,
    ...HARMLESS_TALK,
    ...LOOK_ALIKE_WRONGDOING,
    ...LOOK_ALIKE_VISIT,
    ...LOOK_ALIKE_SCHEMES,
    ...LOOK_ALIKE_WEARINESS,
    ...HARMLESS_PLANS_FOR_DEADLINES,
    ...EVERYDAY_GERMAN,
    ...EVERYDAY_FRENCH,
    ...EVERYDAY_SPANISH,
    ...EVERYDAY_ITALIAN,
    ...EVERYDAY_DUTCH,
    ...HARMLESS_CONDITION,
    ...LOOK_ALIKE_HARM,
    ...LOOK_ALIKE_ERRAND,
    ...OTHER_LANGUAGE_GERMAN,
    ...OTHER_LANGUAGE_FRENCH,
    ...OTHER_LANGUAGE_SPANISH,
    ...OTHER_LANGUAGE_ITALIAN,
    ...OTHER_LANGUAGE_DUTCH,
    ...LOOK_ALIKE_APPOINTMENT,
    ...LOOK_ALIKE_ORDER_PLAIN,
    ...LOOK_ALIKE_ORDER_POLITE,
    ...LOOK_ALIKE_ORDER,
    ...LOOK_ALIKE_PERSON,
    ...LOOK_ALIKE_QUESTION,
    ...LOOK_ALIKE_SMALL_TALK,
    ...LOOK_ALIKE_WORK,
    ...HARMLESS_AFTERMATH,
    ...HARMLESS_REHEARSAL,
    ...HARMLESS_READING,
    ...HARMLESS_COURTESY,
    ...HARMLESS_GERMAN,
    ...HARMLESS_FRENCH,
    ...HARMLESS_SPANISH,
    ...HARMLESS_ITALIAN,
    ...HARMLESS_DUTCH,
    ...HARMLESS_FIGURES_OF_SPEECH,
    ...HARMLESS_FIRST_STATEMENT,
    ...HARMLESS_FIRST_PERSON,
    ...HARMLESS_MENTION,
    ...HARMLESS_NEED,
    ...HARMLESS_PAST,
    ...HARMLESS_PLANNING,
    ...HARMLESS_ROLES,
    ...HARMLESS_PROFESSIONS,
    ...HARMLESS_QUESTION,
    ...HARMLESS_SCREEN,
    ...HARMLESS_VIOLENCE_TRAINING,
    ...HARMLESS_LONG,
    ...HARMLESS_SEARCH_TERM,
    ...HARMLESS_SPEECH,
  ],
  'self-harm': [
    ...SELF_HARM_SHORT,
    ...SELF_HARM_VEILED,
    ...SELF_HARM_WORK,
    ...SELF_HARM_SLANG,
    ...SELF_HARM_MEANS,
    ...SELF_HARM_INDIRECT,
    ...SELF_HARM_OTHERS,
    ...SELF_HARM_PLANS,
    ...SELF_HARM_QUIET,
    ...SELF_HARM,
  ],
  supplier: [...SUPPLIER_INVOICE, ...SUPPLIER_OFFER, ...SUPPLIER],
  thanks: [...THANKS_DURING, ...THANKS_ASSENT, ...THANKS],
  threat: [...THREAT_HOW, ...THREAT_VISIT, ...THREAT_PLANS, ...THREAT_VEILED, ...THREAT],
  'unanswered-call': [...UNANSWERED_CALL_SHORT, ...UNANSWERED_CALL],
  'wants-a-person': [
    ...WANTS_A_PERSON_COURTESY,
    ...WANTS_A_PERSON_UPSET,
    ...WANTS_A_PERSON_GERMAN_PLAIN,
    ...WANTS_A_PERSON_FRENCH_PLAIN,
    ...WANTS_A_PERSON_SPANISH_PLAIN,
    ...WANTS_A_PERSON_ITALIAN_PLAIN,
    ...WANTS_A_PERSON_DUTCH_PLAIN,
    ...WANTS_A_PERSON_CONTACT,
    ...WANTS_A_PERSON_SPEECH,
    ...WANTS_A_PERSON,
    ...WANTS_A_PERSON_GERMAN,
    ...WANTS_A_PERSON_FRENCH,
    ...WANTS_A_PERSON_SPANISH,
    ...WANTS_A_PERSON_ITALIAN,
    ...WANTS_A_PERSON_DUTCH,
  ],
  'wants-an-appointment': [
    ...WANTS_AN_APPOINTMENT_CALL,
    ...WANTS_AN_APPOINTMENT_VISIT,
    ...WANTS_AN_APPOINTMENT,
  ],
};
