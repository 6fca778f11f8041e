import type { AnswerEntry } from '../types.ts';
import { withBriefWordings } from './regimes/brief-wordings.ts';
import { DETAILS_BRITAIN_GDPR_ANSWERS } from './regimes/details-britain-gdpr.ts';
import { DETAILS_BRITAIN_NIS_ANSWERS } from './regimes/details-britain-nis.ts';
import { DETAILS_EUROPE_GDPR_ANSWERS } from './regimes/details-europe-gdpr.ts';
import { DETAILS_EUROPE_NETWORKS_ANSWERS } from './regimes/details-europe-networks.ts';
import { EUROPEAN_DETAIL_ANSWERS } from './regimes/details-europe.ts';
import { DETAILS_FINANCE_ANSWERS } from './regimes/details-finance.ts';
import { DETAILS_PRODUCTS_ANSWERS } from './regimes/details-products.ts';
import { RESILIENCE_ACT_ANSWERS } from './regimes/details-resilience-act.ts';
import { DETAILS_TELECOMS_ANSWERS } from './regimes/details-telecoms.ts';
import { DETAILS_TOOL_ANSWERS } from './regimes/details-tool.ts';
import { AMERICAN_DETAIL_ANSWERS } from './regimes/details-united-states.ts';
import { AMERICAN_STATE_DETAIL_ANSWERS } from './regimes/details-us-states.ts';
import { AUSTRALIAN_AND_CANADIAN_DUTY_ANSWERS } from './regimes/duties-australia-canada.ts';
import { ASIAN_DUTY_ANSWERS } from './regimes/duties-asia.ts';
import { AMERICAN_FINANCE_DUTY_ANSWERS } from './regimes/duties-us-finance.ts';
import { AMERICAN_HEALTH_DUTY_ANSWERS } from './regimes/duties-us-health.ts';
import { AMERICAN_STATE_DUTY_ANSWERS } from './regimes/duties-us-states.ts';
import { HELP_WITH_LAWS_ANSWERS } from './regimes/help.ts';
import { WORLD_DETAIL_ANSWERS } from './regimes/details-world.ts';
import { LAWS_BY_PLACE_ANSWERS } from './regimes/laws-by-place.ts';
import { NAMED_REGIME_ANSWERS } from './regimes/named.ts';
import { NOTES_ASKED_ANSWERS } from './regimes/notes-asked.ts';
import { NOT_STATED_ANSWERS } from './regimes/not-stated.ts';
import { PLACES_WITHOUT_A_PAGE_ANSWERS } from './regimes/places-without-a-page.ts';
import { withSecondFact } from './regimes/second-facts.ts';
import { WORK_AT_PLACES_ANSWER } from './regimes/work-at-places.ts';
import { WORKED_EXAMPLE_ANSWERS } from './regimes/worked-examples.ts';

/** Answers on single duties under a law, and on the laws that are only named. */
export const REGIME_DETAIL_ANSWERS: readonly AnswerEntry[] = [
  ...EUROPEAN_DETAIL_ANSWERS,
  ...DETAILS_EUROPE_GDPR_ANSWERS,
  ...DETAILS_BRITAIN_GDPR_ANSWERS,
  ...DETAILS_EUROPE_NETWORKS_ANSWERS,
  ...DETAILS_BRITAIN_NIS_ANSWERS,
  ...DETAILS_TELECOMS_ANSWERS,
  ...DETAILS_FINANCE_ANSWERS,
  ...DETAILS_PRODUCTS_ANSWERS,
  ...RESILIENCE_ACT_ANSWERS,
  ...DETAILS_TOOL_ANSWERS,
  ...AMERICAN_DETAIL_ANSWERS,
  ...AMERICAN_STATE_DETAIL_ANSWERS,
  ...WORLD_DETAIL_ANSWERS,
  ...AMERICAN_FINANCE_DUTY_ANSWERS,
  ...AMERICAN_HEALTH_DUTY_ANSWERS,
  ...AMERICAN_STATE_DUTY_ANSWERS,
  ...AUSTRALIAN_AND_CANADIAN_DUTY_ANSWERS,
  ...ASIAN_DUTY_ANSWERS,
  ...WORKED_EXAMPLE_ANSWERS,
  WORK_AT_PLACES_ANSWER,
  ...NAMED_REGIME_ANSWERS,
  ...HELP_WITH_LAWS_ANSWERS,
  ...NOT_STATED_ANSWERS,
  ...PLACES_WITHOUT_A_PAGE_ANSWERS,
  ...LAWS_BY_PLACE_ANSWERS,
  ...NOTES_ASKED_ANSWERS,
].map((answer) => withBriefWordings(withSecondFact(answer)));
