import { ABOUT_TEAM_ANSWERS } from './firm/about-team.ts';
import { ABOUT_PEOPLE_ANSWERS } from './firm/about-people.ts';
import { ABOUT_ANSWERS } from './firm/about.ts';
import { ABOUT_PRINCIPLES_ANSWERS } from './firm/about-principles.ts';
import { ASSISTANT_ANSWERS } from './firm/assistant.ts';
import { CONTACT_ANSWERS } from './firm/contact.ts';
import { CONTACT_DETAILS_ANSWERS } from './firm/contact-details.ts';
import { HOME_ANSWERS } from './firm/home.ts';
import { HOME_METHOD_ANSWERS } from './firm/home-method.ts';
import { OFFICES_ANSWERS } from './firm/offices.ts';
import { SERVICES_ANSWERS } from './firm/services.ts';
import { WEBSITE_ANSWERS } from './firm/website.ts';
import { DEFENSE_RESULTS_ANSWERS } from './industries/defense-results.ts';
import { DEFENSE_ANSWERS } from './industries/defense.ts';
import { EDUCATION_RESULTS_ANSWERS } from './industries/education-results.ts';
import { EDUCATION_ANSWERS } from './industries/education.ts';
import { FINANCE_RESULTS_ANSWERS } from './industries/finance-results.ts';
import { FINANCE_ANSWERS } from './industries/finance.ts';
import { GOVERNMENT_RESULTS_ANSWERS } from './industries/government-results.ts';
import { GOVERNMENT_ANSWERS } from './industries/government.ts';
import { HEALTHCARE_RESULTS_ANSWERS } from './industries/healthcare-results.ts';
import { HEALTHCARE_ANSWERS } from './industries/healthcare.ts';
import { INSURANCE_RESULTS_ANSWERS } from './industries/insurance-results.ts';
import { INSURANCE_ANSWERS } from './industries/insurance.ts';
import { RETAIL_RESULTS_ANSWERS } from './industries/retail-results.ts';
import { RETAIL_ANSWERS } from './industries/retail.ts';
import { FINANCE_LAW_ANSWERS } from './industries/finance-law.ts';
import { SECTOR_LAW_ANSWERS } from './industries/sector-law.ts';
import { TECHNOLOGY_LAW_ANSWERS } from './industries/technology-law.ts';
import { TECHNOLOGY_RESULTS_ANSWERS } from './industries/technology-results.ts';
import { TECHNOLOGY_ANSWERS } from './industries/technology.ts';
import { IDENTITY_ANSWERS } from './legal/identity.ts';
import { PRIVACY_BASIS_ANSWERS } from './legal/privacy-basis.ts';
import { PRIVACY_COOKIES_ANSWERS } from './legal/privacy-cookies.ts';
import { PRIVACY_KEEPING_ANSWERS } from './legal/privacy-keeping.ts';
import { PRIVACY_RIGHTS_ANSWERS } from './legal/privacy-rights.ts';
import { PRIVACY_UNITED_STATES_ANSWERS } from './legal/privacy-united-states.ts';
import { PRIVACY_USE_ANSWERS } from './legal/privacy-use.ts';
import { PRIVACY_ANSWERS } from './legal/privacy.ts';
import { SECURITY_COMPLIANCE_ANSWERS } from './legal/security-compliance.ts';
import { SECURITY_INCIDENTS_ANSWERS } from './legal/security-incidents.ts';
import { SECURITY_MEANING_ANSWERS } from './legal/security-meaning.ts';
import { SECURITY_OPERATIONS_ANSWERS } from './legal/security-operations.ts';
import { SECURITY_PEOPLE_ANSWERS } from './legal/security-people.ts';
import { SECURITY_ANSWERS } from './legal/security.ts';
import { TERMS_CONFIDENTIALITY_ANSWERS } from './legal/terms-confidentiality.ts';
import { TERMS_END_ANSWERS } from './legal/terms-end.ts';
import { TERMS_GENERAL_ANSWERS } from './legal/terms-general.ts';
import { TERMS_INCIDENTS_ANSWERS } from './legal/terms-incidents.ts';
import { TERMS_LIABILITY_ANSWERS } from './legal/terms-liability.ts';
import { TERMS_MONEY_ANSWERS } from './legal/terms-money.ts';
import { TERMS_WORK_ANSWERS } from './legal/terms-work.ts';
import { TERMS_ANSWERS } from './legal/terms.ts';
import { CASE_STUDIES_ANSWERS } from './resources/case-studies.ts';
import { CASE_STUDIES_TOLD_ANSWERS } from './resources/case-studies-told.ts';
import { CRISIS_ASSESSMENT_ANSWERS } from './resources/crisis-assessment.ts';
import { CRISIS_RESULT_ANSWERS } from './resources/crisis-result.ts';
import { CRISIS_CHECKLISTS_ANSWERS } from './resources/crisis-checklists.ts';
import { INSIGHTS_ANSWERS } from './resources/insights.ts';
import { INSIGHTS_TEXTS_ANSWERS } from './resources/insights-texts.ts';
import { LIBRARY_ANSWERS } from './resources/library.ts';
import { REGIME_DEADLINE_ANSWERS } from './resources/regime-deadlines.ts';
import { NOTIFICATION_DEADLINES_ANSWERS } from './resources/notification-deadlines.ts';
import { WEBINARS_ANSWERS } from './resources/webinars.ts';
import { WEBINARS_SESSIONS_ANSWERS } from './resources/webinars-sessions.ts';
import { WHITE_PAPERS_ANSWERS } from './resources/white-papers.ts';
import { AI_EDUCATION_CERTIFICATE_ANSWERS } from './services/ai-education-certificate.ts';
import { AI_EDUCATION_TERMS_ANSWERS } from './services/ai-education-terms.ts';
import { AI_EDUCATION_ANSWERS } from './services/ai-education.ts';
import { EXECUTIVE_COACHING_CONFIDENCE_ANSWERS } from './services/executive-coaching-confidence.ts';
import { EXECUTIVE_COACHING_CONTRACT_ANSWERS } from './services/executive-coaching-contract.ts';
import { EXECUTIVE_COACHING_PHASES_ANSWERS } from './services/executive-coaching-phases.ts';
import { EXECUTIVE_COACHING_TERMS_ANSWERS } from './services/executive-coaching-terms.ts';
import { EXECUTIVE_COACHING_ANSWERS } from './services/executive-coaching.ts';
import { FULL_SERVICE_CONSULTING_QUESTIONS_ANSWERS } from './services/full-service-consulting-questions.ts';
import { FULL_SERVICE_CONSULTING_TERMS_ANSWERS } from './services/full-service-consulting-terms.ts';
import { FULL_SERVICE_CONSULTING_ANSWERS } from './services/full-service-consulting.ts';
import { INCIDENT_RESPONSE_AGREEMENT_ANSWERS } from './services/incident-response-agreement.ts';
import { INCIDENT_RESPONSE_COMMAND_ANSWERS } from './services/incident-response-command.ts';
import { INCIDENT_RESPONSE_COVERAGE_ANSWERS } from './services/incident-response-coverage.ts';
import { INCIDENT_RESPONSE_DEFINITION_ANSWERS } from './services/incident-response-definition.ts';
import { INCIDENT_RESPONSE_FIRST_HOUR_ANSWERS } from './services/incident-response-first-hour.ts';
import { INCIDENT_RESPONSE_TIERS_ANSWERS } from './services/incident-response-tiers.ts';
import { INCIDENT_RESPONSE_TIMELINE_ANSWERS } from './services/incident-response-timeline.ts';
import { INCIDENT_RESPONSE_ANSWERS } from './services/incident-response.ts';
import { INSIGHTS_ENABLEMENT_PLATFORM_ANSWERS } from './services/insights-enablement-platform.ts';
import { INSIGHTS_ENABLEMENT_TERMS_ANSWERS } from './services/insights-enablement-terms.ts';
import { INSIGHTS_ENABLEMENT_ANSWERS } from './services/insights-enablement.ts';
import { RISK_RESILIENCE_TERMS_ANSWERS } from './services/risk-resilience-terms.ts';
import { RISK_RESILIENCE_WORK_ANSWERS } from './services/risk-resilience-work.ts';
import { RISK_RESILIENCE_ANSWERS } from './services/risk-resilience.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_ENTRY_ANSWERS } from './services/technical-program-management-entry.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_REPORTING_ANSWERS } from './services/technical-program-management-reporting.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS } from './services/technical-program-management-terms.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS } from './services/technical-program-management.ts';
import { TRAINING_EXERCISES_SIMULATION_MODELS_ANSWERS } from './services/training-exercises-simulation-models.ts';
import { TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS } from './services/training-exercises-simulation-planning.ts';
import { TRAINING_EXERCISES_SIMULATION_ANSWERS } from './services/training-exercises-simulation.ts';
import type { AnswerEntry } from './types.ts';

export { NOT_OFFERED } from './not-offered.ts';
export { ELSEWHERE } from './elsewhere.ts';

/** The answers to everything that a page states. */
export const ANSWERS: readonly AnswerEntry[] = [
  ...ABOUT_TEAM_ANSWERS,
  ...ABOUT_PEOPLE_ANSWERS,
  ...ABOUT_ANSWERS,
  ...ABOUT_PRINCIPLES_ANSWERS,
  ...ASSISTANT_ANSWERS,
  ...CONTACT_ANSWERS,
  ...CONTACT_DETAILS_ANSWERS,
  ...HOME_ANSWERS,
  ...HOME_METHOD_ANSWERS,
  ...OFFICES_ANSWERS,
  ...SERVICES_ANSWERS,
  ...WEBSITE_ANSWERS,
  ...DEFENSE_ANSWERS,
  ...DEFENSE_RESULTS_ANSWERS,
  ...EDUCATION_ANSWERS,
  ...EDUCATION_RESULTS_ANSWERS,
  ...FINANCE_ANSWERS,
  ...FINANCE_RESULTS_ANSWERS,
  ...GOVERNMENT_ANSWERS,
  ...GOVERNMENT_RESULTS_ANSWERS,
  ...HEALTHCARE_ANSWERS,
  ...HEALTHCARE_RESULTS_ANSWERS,
  ...INSURANCE_ANSWERS,
  ...INSURANCE_RESULTS_ANSWERS,
  ...RETAIL_ANSWERS,
  ...RETAIL_RESULTS_ANSWERS,
  ...TECHNOLOGY_ANSWERS,
  ...TECHNOLOGY_LAW_ANSWERS,
  ...FINANCE_LAW_ANSWERS,
  ...SECTOR_LAW_ANSWERS,
  ...TECHNOLOGY_RESULTS_ANSWERS,
  ...PRIVACY_COOKIES_ANSWERS,
  ...PRIVACY_RIGHTS_ANSWERS,
  ...PRIVACY_UNITED_STATES_ANSWERS,
  ...PRIVACY_USE_ANSWERS,
  ...PRIVACY_KEEPING_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...IDENTITY_ANSWERS,
  ...PRIVACY_BASIS_ANSWERS,
  ...SECURITY_MEANING_ANSWERS,
  ...SECURITY_OPERATIONS_ANSWERS,
  ...SECURITY_INCIDENTS_ANSWERS,
  ...SECURITY_PEOPLE_ANSWERS,
  ...SECURITY_ANSWERS,
  ...SECURITY_COMPLIANCE_ANSWERS,
  ...TERMS_END_ANSWERS,
  ...TERMS_GENERAL_ANSWERS,
  ...TERMS_MONEY_ANSWERS,
  ...TERMS_LIABILITY_ANSWERS,
  ...TERMS_WORK_ANSWERS,
  ...TERMS_INCIDENTS_ANSWERS,
  ...TERMS_ANSWERS,
  ...TERMS_CONFIDENTIALITY_ANSWERS,
  ...CASE_STUDIES_ANSWERS,
  ...CASE_STUDIES_TOLD_ANSWERS,
  ...CRISIS_ASSESSMENT_ANSWERS,
  ...CRISIS_RESULT_ANSWERS,
  ...CRISIS_CHECKLISTS_ANSWERS,
  ...INSIGHTS_ANSWERS,
  ...INSIGHTS_TEXTS_ANSWERS,
  ...LIBRARY_ANSWERS,
  ...NOTIFICATION_DEADLINES_ANSWERS,
  ...REGIME_DEADLINE_ANSWERS,
  ...WEBINARS_ANSWERS,
  ...WEBINARS_SESSIONS_ANSWERS,
  ...WHITE_PAPERS_ANSWERS,
  ...AI_EDUCATION_CERTIFICATE_ANSWERS,
  ...AI_EDUCATION_TERMS_ANSWERS,
  ...AI_EDUCATION_ANSWERS,
  ...EXECUTIVE_COACHING_CONFIDENCE_ANSWERS,
  ...EXECUTIVE_COACHING_CONTRACT_ANSWERS,
  ...EXECUTIVE_COACHING_PHASES_ANSWERS,
  ...EXECUTIVE_COACHING_TERMS_ANSWERS,
  ...EXECUTIVE_COACHING_ANSWERS,
  ...FULL_SERVICE_CONSULTING_QUESTIONS_ANSWERS,
  ...FULL_SERVICE_CONSULTING_TERMS_ANSWERS,
  ...FULL_SERVICE_CONSULTING_ANSWERS,
  ...INCIDENT_RESPONSE_AGREEMENT_ANSWERS,
  ...INCIDENT_RESPONSE_COVERAGE_ANSWERS,
  ...INCIDENT_RESPONSE_TIERS_ANSWERS,
  ...INCIDENT_RESPONSE_TIMELINE_ANSWERS,
  ...INCIDENT_RESPONSE_COMMAND_ANSWERS,
  ...INCIDENT_RESPONSE_DEFINITION_ANSWERS,
  ...INCIDENT_RESPONSE_FIRST_HOUR_ANSWERS,
  ...INCIDENT_RESPONSE_ANSWERS,
  ...INSIGHTS_ENABLEMENT_PLATFORM_ANSWERS,
  ...INSIGHTS_ENABLEMENT_TERMS_ANSWERS,
  ...INSIGHTS_ENABLEMENT_ANSWERS,
  ...RISK_RESILIENCE_WORK_ANSWERS,
  ...RISK_RESILIENCE_TERMS_ANSWERS,
  ...RISK_RESILIENCE_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_ENTRY_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_REPORTING_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_MODELS_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_ANSWERS,
];
