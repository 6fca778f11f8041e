import { ABOUT_TEAM_ANSWERS } from './firm/about-team.ts';
import { ABOUT_ANSWERS } from './firm/about.ts';
import { ASSISTANT_ANSWERS } from './firm/assistant.ts';
import { CONTACT_ANSWERS } from './firm/contact.ts';
import { HOME_ANSWERS } from './firm/home.ts';
import { OFFICES_ANSWERS } from './firm/offices.ts';
import { SERVICES_ANSWERS } from './firm/services.ts';
import { WEBSITE_ANSWERS } from './firm/website.ts';
import { DEFENSE_ANSWERS } from './industries/defense.ts';
import { EDUCATION_ANSWERS } from './industries/education.ts';
import { FINANCE_ANSWERS } from './industries/finance.ts';
import { GOVERNMENT_ANSWERS } from './industries/government.ts';
import { HEALTHCARE_ANSWERS } from './industries/healthcare.ts';
import { INSURANCE_ANSWERS } from './industries/insurance.ts';
import { RETAIL_ANSWERS } from './industries/retail.ts';
import { TECHNOLOGY_ANSWERS } from './industries/technology.ts';
import { PRIVACY_COOKIES_ANSWERS } from './legal/privacy-cookies.ts';
import { PRIVACY_RIGHTS_ANSWERS } from './legal/privacy-rights.ts';
import { PRIVACY_USE_ANSWERS } from './legal/privacy-use.ts';
import { PRIVACY_ANSWERS } from './legal/privacy.ts';
import { SECURITY_OPERATIONS_ANSWERS } from './legal/security-operations.ts';
import { SECURITY_PEOPLE_ANSWERS } from './legal/security-people.ts';
import { SECURITY_ANSWERS } from './legal/security.ts';
import { TERMS_END_ANSWERS } from './legal/terms-end.ts';
import { TERMS_MONEY_ANSWERS } from './legal/terms-money.ts';
import { TERMS_WORK_ANSWERS } from './legal/terms-work.ts';
import { TERMS_ANSWERS } from './legal/terms.ts';
import { CASE_STUDIES_ANSWERS } from './resources/case-studies.ts';
import { CRISIS_ASSESSMENT_ANSWERS } from './resources/crisis-assessment.ts';
import { CRISIS_CHECKLISTS_ANSWERS } from './resources/crisis-checklists.ts';
import { INSIGHTS_ANSWERS } from './resources/insights.ts';
import { LIBRARY_ANSWERS } from './resources/library.ts';
import { WEBINARS_ANSWERS } from './resources/webinars.ts';
import { WHITE_PAPERS_ANSWERS } from './resources/white-papers.ts';
import { AI_EDUCATION_TERMS_ANSWERS } from './services/ai-education-terms.ts';
import { AI_EDUCATION_ANSWERS } from './services/ai-education.ts';
import { EXECUTIVE_COACHING_TERMS_ANSWERS } from './services/executive-coaching-terms.ts';
import { EXECUTIVE_COACHING_ANSWERS } from './services/executive-coaching.ts';
import { FULL_SERVICE_CONSULTING_TERMS_ANSWERS } from './services/full-service-consulting-terms.ts';
import { FULL_SERVICE_CONSULTING_ANSWERS } from './services/full-service-consulting.ts';
import { INCIDENT_RESPONSE_AGREEMENT_ANSWERS } from './services/incident-response-agreement.ts';
import { INCIDENT_RESPONSE_ANSWERS } from './services/incident-response.ts';
import { INSIGHTS_ENABLEMENT_TERMS_ANSWERS } from './services/insights-enablement-terms.ts';
import { INSIGHTS_ENABLEMENT_ANSWERS } from './services/insights-enablement.ts';
import { RISK_RESILIENCE_ANSWERS } from './services/risk-resilience.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS } from './services/technical-program-management-terms.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS } from './services/technical-program-management.ts';
import { TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS } from './services/training-exercises-simulation-planning.ts';
import { TRAINING_EXERCISES_SIMULATION_ANSWERS } from './services/training-exercises-simulation.ts';
import type { AnswerEntry } from './types.ts';

export { NOT_OFFERED } from './not-offered.ts';
export { ELSEWHERE } from './elsewhere.ts';

/** The answers to everything that a page states. */
export const ANSWERS: readonly AnswerEntry[] = [
  ...ABOUT_TEAM_ANSWERS,
  ...ABOUT_ANSWERS,
  ...ASSISTANT_ANSWERS,
  ...CONTACT_ANSWERS,
  ...HOME_ANSWERS,
  ...OFFICES_ANSWERS,
  ...SERVICES_ANSWERS,
  ...WEBSITE_ANSWERS,
  ...DEFENSE_ANSWERS,
  ...EDUCATION_ANSWERS,
  ...FINANCE_ANSWERS,
  ...GOVERNMENT_ANSWERS,
  ...HEALTHCARE_ANSWERS,
  ...INSURANCE_ANSWERS,
  ...RETAIL_ANSWERS,
  ...TECHNOLOGY_ANSWERS,
  ...PRIVACY_COOKIES_ANSWERS,
  ...PRIVACY_RIGHTS_ANSWERS,
  ...PRIVACY_USE_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...SECURITY_OPERATIONS_ANSWERS,
  ...SECURITY_PEOPLE_ANSWERS,
  ...SECURITY_ANSWERS,
  ...TERMS_END_ANSWERS,
  ...TERMS_MONEY_ANSWERS,
  ...TERMS_WORK_ANSWERS,
  ...TERMS_ANSWERS,
  ...CASE_STUDIES_ANSWERS,
  ...CRISIS_ASSESSMENT_ANSWERS,
  ...CRISIS_CHECKLISTS_ANSWERS,
  ...INSIGHTS_ANSWERS,
  ...LIBRARY_ANSWERS,
  ...WEBINARS_ANSWERS,
  ...WHITE_PAPERS_ANSWERS,
  ...AI_EDUCATION_TERMS_ANSWERS,
  ...AI_EDUCATION_ANSWERS,
  ...EXECUTIVE_COACHING_TERMS_ANSWERS,
  ...EXECUTIVE_COACHING_ANSWERS,
  ...FULL_SERVICE_CONSULTING_TERMS_ANSWERS,
  ...FULL_SERVICE_CONSULTING_ANSWERS,
  ...INCIDENT_RESPONSE_AGREEMENT_ANSWERS,
  ...INCIDENT_RESPONSE_ANSWERS,
  ...INSIGHTS_ENABLEMENT_TERMS_ANSWERS,
  ...INSIGHTS_ENABLEMENT_ANSWERS,
  ...RISK_RESILIENCE_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_ANSWERS,
];
