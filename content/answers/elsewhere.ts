import { ELSEWHERE_ASKED_BESIDE } from './elsewhere/asked-beside.ts';
import { ELSEWHERE_ASKED_BY_EXECUTIVES } from './elsewhere/asked-by-executives.ts';
import { ELSEWHERE_ASKED_OF_THE_MACHINE } from './elsewhere/asked-of-the-machine.ts';
import { ELSEWHERE_FIRM_FACTS } from './elsewhere/firm-facts.ts';
import { ELSEWHERE_HARM } from './elsewhere/harm.ts';
import { ELSEWHERE_HEALTH_AND_HOME } from './elsewhere/health-and-home.ts';
import { ELSEWHERE_KNOWLEDGE } from './elsewhere/knowledge.ts';
import { ELSEWHERE_LEISURE } from './elsewhere/leisure.ts';
import { ELSEWHERE_MONEY_AND_FIRMS } from './elsewhere/money-and-firms.ts';
import { ELSEWHERE_OFFICE_LIFE } from './elsewhere/office-life.ts';
import { ELSEWHERE_OTHER_FIRMS } from './elsewhere/other-firms.ts';
import { ELSEWHERE_PREMISES } from './elsewhere/premises.ts';
import { ELSEWHERE_THINGS_AND_TEXTS } from './elsewhere/things-and-texts.ts';
import { ELSEWHERE_TRADE_AND_OPINIONS } from './elsewhere/trade-and-opinions.ts';
import { ELSEWHERE_UNSTATED_CASES } from './elsewhere/unstated-cases.ts';
import { ELSEWHERE_UNSTATED_FIRM } from './elsewhere/unstated-firm.ts';
import { ELSEWHERE_UNSTATED_INDUSTRIES } from './elsewhere/unstated-industries.ts';
import { ELSEWHERE_UNSTATED_RESOURCES } from './elsewhere/unstated-resources.ts';
import { ELSEWHERE_UNSTATED_SERVICES } from './elsewhere/unstated-services.ts';
import { ELSEWHERE_UNSTATED_SYSTEMS } from './elsewhere/unstated-systems.ts';
import { ELSEWHERE_VARIOUS } from './elsewhere/various.ts';
import { ELSEWHERE_WEATHER_AND_TRAVEL } from './elsewhere/weather-and-travel.ts';

/** What people ask of any assistant and no page of a firm answers, one group for each subject. */
export const ELSEWHERE: readonly (readonly string[])[] = [
  ...ELSEWHERE_KNOWLEDGE,
  ...ELSEWHERE_WEATHER_AND_TRAVEL,
  ...ELSEWHERE_LEISURE,
  ...ELSEWHERE_HEALTH_AND_HOME,
  ...ELSEWHERE_THINGS_AND_TEXTS,
  ...ELSEWHERE_MONEY_AND_FIRMS,
  ...ELSEWHERE_TRADE_AND_OPINIONS,
  ...ELSEWHERE_PREMISES,
  ...ELSEWHERE_OFFICE_LIFE,
  ...ELSEWHERE_OTHER_FIRMS,
  ...ELSEWHERE_VARIOUS,
  ...ELSEWHERE_HARM,
  ...ELSEWHERE_FIRM_FACTS,
  ...ELSEWHERE_UNSTATED_FIRM,
  ...ELSEWHERE_UNSTATED_SYSTEMS,
  ...ELSEWHERE_UNSTATED_RESOURCES,
  ...ELSEWHERE_UNSTATED_SERVICES,
  ...ELSEWHERE_UNSTATED_INDUSTRIES,
  ...ELSEWHERE_UNSTATED_CASES,
  ...ELSEWHERE_ASKED_OF_THE_MACHINE,
  ...ELSEWHERE_ASKED_BY_EXECUTIVES,
  ...ELSEWHERE_ASKED_BESIDE,
];
