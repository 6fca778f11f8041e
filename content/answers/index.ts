import { ABOUT_CAPABILITIES_ANSWERS } from './firm/about-capabilities.ts';
import { ABOUT_TEAM_ANSWERS } from './firm/about-team.ts';
import { ABOUT_PRACTICES_ANSWERS } from './firm/about-practices.ts';
import { ABOUT_PEOPLE_ANSWERS } from './firm/about-people.ts';
import { ABOUT_ANSWERS } from './firm/about.ts';
import { ABOUT_PRINCIPLES_ANSWERS } from './firm/about-principles.ts';
import { ASSISTANT_ANSWERS } from './firm/assistant.ts';
import { BOOKING_ANSWERS } from './firm/booking.ts';
import { CONTACT_ANSWERS } from './firm/contact.ts';
import { CONTACT_DETAILS_ANSWERS } from './firm/contact-details.ts';
import { HOME_ANSWERS } from './firm/home.ts';
import { HOME_CREDENTIALS_ANSWERS } from './firm/home-credentials.ts';
import { HOME_METHOD_ANSWERS } from './firm/home-method.ts';
import { HOME_PILLARS_ANSWERS } from './firm/home-pillars.ts';
import { OFFICES_ANSWERS } from './firm/offices.ts';
import { SERVICES_ANSWERS } from './firm/services.ts';
import { UNNAMED_ANSWERS } from './firm/unnamed.ts';
import { WEBSITE_ANSWERS } from './firm/website.ts';
import { DEFENSE_DETAILS_ANSWERS } from './industries/defense-details.ts';
import { DEFENSE_RESULTS_ANSWERS } from './industries/defense-results.ts';
import { DEFENSE_ANSWERS } from './industries/defense.ts';
import { EDUCATION_DETAILS_ANSWERS } from './industries/education-details.ts';
import { EDUCATION_RESULTS_ANSWERS } from './industries/education-results.ts';
import { EDUCATION_ANSWERS } from './industries/education.ts';
import { FINANCE_DETAILS_ANSWERS } from './industries/finance-details.ts';
import { FINANCE_RESULTS_ANSWERS } from './industries/finance-results.ts';
import { FINANCE_ANSWERS } from './industries/finance.ts';
import { GOVERNMENT_DETAILS_ANSWERS } from './industries/government-details.ts';
import { GOVERNMENT_RESULTS_ANSWERS } from './industries/government-results.ts';
import { GOVERNMENT_ANSWERS } from './industries/government.ts';
import { HEALTHCARE_DETAILS_ANSWERS } from './industries/healthcare-details.ts';
import { HEALTHCARE_RESULTS_ANSWERS } from './industries/healthcare-results.ts';
import { HEALTHCARE_ANSWERS } from './industries/healthcare.ts';
import { INSURANCE_DETAILS_ANSWERS } from './industries/insurance-details.ts';
import { INSURANCE_RESULTS_ANSWERS } from './industries/insurance-results.ts';
import { INSURANCE_ANSWERS } from './industries/insurance.ts';
import { RETAIL_DETAILS_ANSWERS } from './industries/retail-details.ts';
import { RETAIL_RESULTS_ANSWERS } from './industries/retail-results.ts';
import { RETAIL_ANSWERS } from './industries/retail.ts';
import { FINANCE_LAW_ANSWERS } from './industries/finance-law.ts';
import { SECTOR_LAW_ANSWERS } from './industries/sector-law.ts';
import { TECHNOLOGY_LAW_ANSWERS } from './industries/technology-law.ts';
import { TECHNOLOGY_DETAILS_ANSWERS } from './industries/technology-details.ts';
import { TECHNOLOGY_RESULTS_ANSWERS } from './industries/technology-results.ts';
import { TECHNOLOGY_ANSWERS } from './industries/technology.ts';
import { IDENTITY_ANSWERS } from './legal/identity.ts';
import { PRIVACY_BASIS_ANSWERS } from './legal/privacy-basis.ts';
import { PRIVACY_COOKIES_ANSWERS } from './legal/privacy-cookies.ts';
import { PRIVACY_DETAIL_ANSWERS } from './legal/privacy-details.ts';
import { PRIVACY_KEEPING_ANSWERS } from './legal/privacy-keeping.ts';
import { PRIVACY_POLICY_ANSWERS } from './legal/privacy-policy.ts';
import { PRIVACY_READERS_ANSWERS } from './legal/privacy-readers.ts';
import { PRIVACY_REGISTRATIONS_ANSWERS } from './legal/privacy-registrations.ts';
import { PRIVACY_RIGHTS_ANSWERS } from './legal/privacy-rights.ts';
import { PRIVACY_REQUESTS_ANSWERS } from './legal/privacy-requests.ts';
import { PRIVACY_UNITED_STATES_ANSWERS } from './legal/privacy-united-states.ts';
import { PRIVACY_USE_ANSWERS } from './legal/privacy-use.ts';
import { PRIVACY_ANSWERS } from './legal/privacy.ts';
import { PRIVACY_RESPONSIBLE_ANSWERS } from './legal/privacy-responsible.ts';
import { SECURITY_COMPLIANCE_ANSWERS } from './legal/security-compliance.ts';
import { SECURITY_INCIDENTS_ANSWERS } from './legal/security-incidents.ts';
import { SECURITY_MEANING_ANSWERS } from './legal/security-meaning.ts';
import { SECURITY_OPERATIONS_ANSWERS } from './legal/security-operations.ts';
import { SECURITY_OUTLOOK_ANSWERS } from './legal/security-outlook.ts';
import { SECURITY_PEOPLE_ANSWERS } from './legal/security-people.ts';
import { SECURITY_REPORTS_ANSWERS } from './legal/security-reports.ts';
import { SECURITY_VENDORS_ANSWERS } from './legal/security-vendors.ts';
import { SECURITY_ANSWERS } from './legal/security.ts';
import { SECURITY_ACCESS_ANSWERS } from './legal/security-access.ts';
import { TERMS_CONFIDENTIALITY_ANSWERS } from './legal/terms-confidentiality.ts';
import { TERMS_END_ANSWERS } from './legal/terms-end.ts';
import { TERMS_GENERAL_ANSWERS } from './legal/terms-general.ts';
import { TERMS_INCIDENTS_ANSWERS } from './legal/terms-incidents.ts';
import { TERMS_LIABILITY_ANSWERS } from './legal/terms-liability.ts';
import { TERMS_MONEY_ANSWERS } from './legal/terms-money.ts';
import { TERMS_WORK_ANSWERS } from './legal/terms-work.ts';
import { TERMS_ANSWERS } from './legal/terms.ts';
import { CASE_STUDIES_ANSWERS } from './resources/case-studies.ts';
import { CASE_STUDIES_DETAILS_ANSWERS } from './resources/case-studies-details.ts';
import { CASE_STUDIES_DURATIONS_ANSWERS } from './resources/case-studies-durations.ts';
import { CASE_STUDIES_TOLD_ANSWERS } from './resources/case-studies-told.ts';
import { CRISIS_ASSESSMENT_ANSWERS } from './resources/crisis-assessment.ts';
import { CRISIS_RESULT_ANSWERS } from './resources/crisis-result.ts';
import { CRISIS_USE_ANSWERS } from './resources/crisis-use.ts';
import { CRISIS_STATEMENTS_ANSWERS } from './resources/crisis-statements.ts';
import { CRISIS_CHECKLISTS_ANSWERS } from './resources/crisis-checklists.ts';
import { INSIGHTS_ANSWERS } from './resources/insights.ts';
import { INSIGHTS_READING_ANSWERS } from './resources/insights-reading.ts';
import { INSIGHTS_TEXTS_ANSWERS } from './resources/insights-texts.ts';
import { LIBRARY_ANSWERS } from './resources/library.ts';
import { PIECES_AI_BOARDS_ANSWERS } from './resources/pieces-ai-boards.ts';
import { PIECES_AI_CONTRACTS_ANSWERS } from './resources/pieces-ai-contracts.ts';
import { PIECES_AI_ANSWERS } from './resources/pieces-ai.ts';
import { PIECES_CASES_ANSWERS } from './resources/pieces-cases.ts';
import { PIECES_CRISIS_ANSWERS } from './resources/pieces-crisis.ts';
import { PIECES_DEPENDENCIES_ANSWERS } from './resources/pieces-dependencies.ts';
import { PIECES_INQUIRIES_ANSWERS } from './resources/pieces-inquiries.ts';
import { PIECES_LEADERSHIP_ANSWERS } from './resources/pieces-leadership.ts';
import { PIECES_NIGHT_ANSWERS } from './resources/pieces-night.ts';
import { PIECES_RESILIENCE_ANSWERS } from './resources/pieces-resilience.ts';
import { PIECES_RISK_ANSWERS } from './resources/pieces-risk.ts';
import { PIECES_STATEMENTS_ANSWERS } from './resources/pieces-statements.ts';
import { REGIME_DEADLINE_ANSWERS } from './resources/regime-deadlines.ts';
import { NOTIFICATION_DEADLINES_ANSWERS } from './resources/notification-deadlines.ts';
import { NOTIFICATION_DEADLINES_LAWS_ANSWERS } from './resources/notification-deadlines-laws.ts';
import { NOTIFICATION_DEADLINES_TOOL_ANSWERS } from './resources/notification-deadlines-tool.ts';
import { REGIME_DETAIL_ANSWERS } from './resources/regime-details.ts';
import { WEBINARS_ANSWERS } from './resources/webinars.ts';
import { WEBINARS_PLACES_ANSWERS } from './resources/webinars-places.ts';
import { WEBINARS_SESSIONS_ANSWERS } from './resources/webinars-sessions.ts';
import { WHITE_PAPERS_ANSWERS } from './resources/white-papers.ts';
import { AI_EDUCATION_CERTIFICATE_ANSWERS } from './services/ai-education-certificate.ts';
import { AI_EDUCATION_OUTCOMES_ANSWERS } from './services/ai-education-outcomes.ts';
import { AI_EDUCATION_PRICE_ANSWERS } from './services/ai-education-price.ts';
import { AI_EDUCATION_TERMS_ANSWERS } from './services/ai-education-terms.ts';
import { AI_EDUCATION_ANSWERS } from './services/ai-education.ts';
import { EXECUTIVE_COACHING_CONFIDENCE_ANSWERS } from './services/executive-coaching-confidence.ts';
import { EXECUTIVE_COACHING_CONTRACT_ANSWERS } from './services/executive-coaching-contract.ts';
import { EXECUTIVE_COACHING_DETAILS_ANSWERS } from './services/executive-coaching-details.ts';
import { EXECUTIVE_COACHING_PHASES_ANSWERS } from './services/executive-coaching-phases.ts';
import { EXECUTIVE_COACHING_TERMS_ANSWERS } from './services/executive-coaching-terms.ts';
import { EXECUTIVE_COACHING_ANSWERS } from './services/executive-coaching.ts';
import { FULL_SERVICE_CONSULTING_PEOPLE_ANSWERS } from './services/full-service-consulting-people.ts';
import { FULL_SERVICE_CONSULTING_QUESTIONS_ANSWERS } from './services/full-service-consulting-questions.ts';
import { FULL_SERVICE_CONSULTING_TERMS_ANSWERS } from './services/full-service-consulting-terms.ts';
import { FULL_SERVICE_CONSULTING_DETAILS_ANSWERS } from './services/full-service-consulting-details.ts';
import { FULL_SERVICE_CONSULTING_ANSWERS } from './services/full-service-consulting.ts';
import { INCIDENT_RESPONSE_AGREEMENT_ANSWERS } from './services/incident-response-agreement.ts';
import { INCIDENT_RESPONSE_COMMAND_ANSWERS } from './services/incident-response-command.ts';
import { INCIDENT_RESPONSE_COVERAGE_ANSWERS } from './services/incident-response-coverage.ts';
import { INCIDENT_RESPONSE_DEFINITION_ANSWERS } from './services/incident-response-definition.ts';
import { INCIDENT_RESPONSE_DETAILS_ANSWERS } from './services/incident-response-details.ts';
import { INCIDENT_RESPONSE_FIRST_HOUR_ANSWERS } from './services/incident-response-first-hour.ts';
import { INCIDENT_RESPONSE_MEANWHILE_ANSWERS } from './services/incident-response-meanwhile.ts';
import { INCIDENT_RESPONSE_TIERS_ANSWERS } from './services/incident-response-tiers.ts';
import { INCIDENT_RESPONSE_TIMELINE_ANSWERS } from './services/incident-response-timeline.ts';
import { INCIDENT_RESPONSE_ANSWERS } from './services/incident-response.ts';
import { INSIGHTS_ENABLEMENT_PLATFORM_ANSWERS } from './services/insights-enablement-platform.ts';
import { INSIGHTS_ENABLEMENT_TERMS_ANSWERS } from './services/insights-enablement-terms.ts';
import { INSIGHTS_ENABLEMENT_DETAILS_ANSWERS } from './services/insights-enablement-details.ts';
import { INSIGHTS_ENABLEMENT_ANSWERS } from './services/insights-enablement.ts';
import { RISK_RESILIENCE_TERMS_ANSWERS } from './services/risk-resilience-terms.ts';
import { RISK_RESILIENCE_WORK_ANSWERS } from './services/risk-resilience-work.ts';
import { RISK_RESILIENCE_DETAILS_ANSWERS } from './services/risk-resilience-details.ts';
import { RISK_RESILIENCE_ANSWERS } from './services/risk-resilience.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_ENTRY_ANSWERS } from './services/technical-program-management-entry.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_REPORTING_ANSWERS } from './services/technical-program-management-reporting.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS } from './services/technical-program-management-terms.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_DETAILS_ANSWERS } from './services/technical-program-management-details.ts';
import { TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS } from './services/technical-program-management.ts';
import { TRAINING_EXERCISES_SIMULATION_DETAILS_ANSWERS } from './services/training-exercises-simulation-details.ts';
import { TRAINING_EXERCISES_SIMULATION_MODELS_ANSWERS } from './services/training-exercises-simulation-models.ts';
import { TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS } from './services/training-exercises-simulation-planning.ts';
import { TRAINING_EXERCISES_SIMULATION_PROGRAMMES_ANSWERS } from './services/training-exercises-simulation-programmes.ts';
import { TRAINING_EXERCISES_SIMULATION_ANSWERS } from './services/training-exercises-simulation.ts';
import type { AnswerEntry } from './types.ts';

export { NOT_OFFERED } from './not-offered.ts';

/** The answers to everything that a page states. */
export const ANSWERS: readonly AnswerEntry[] = [
  ...ABOUT_TEAM_ANSWERS,
  ...ABOUT_CAPABILITIES_ANSWERS,
  ...ABOUT_PRACTICES_ANSWERS,
  ...ABOUT_PEOPLE_ANSWERS,
  ...ABOUT_ANSWERS,
  ...ABOUT_PRINCIPLES_ANSWERS,
  ...ASSISTANT_ANSWERS,
  ...BOOKING_ANSWERS,
  ...CONTACT_ANSWERS,
  ...CONTACT_DETAILS_ANSWERS,
  ...HOME_ANSWERS,
  ...HOME_CREDENTIALS_ANSWERS,
  ...HOME_METHOD_ANSWERS,
  ...HOME_PILLARS_ANSWERS,
  ...OFFICES_ANSWERS,
  ...SERVICES_ANSWERS,
  ...UNNAMED_ANSWERS,
  ...WEBSITE_ANSWERS,
  ...DEFENSE_ANSWERS,
  ...DEFENSE_DETAILS_ANSWERS,
  ...DEFENSE_RESULTS_ANSWERS,
  ...EDUCATION_ANSWERS,
  ...EDUCATION_DETAILS_ANSWERS,
  ...EDUCATION_RESULTS_ANSWERS,
  ...FINANCE_ANSWERS,
  ...FINANCE_DETAILS_ANSWERS,
  ...FINANCE_RESULTS_ANSWERS,
  ...GOVERNMENT_ANSWERS,
  ...GOVERNMENT_DETAILS_ANSWERS,
  ...GOVERNMENT_RESULTS_ANSWERS,
  ...HEALTHCARE_ANSWERS,
  ...HEALTHCARE_DETAILS_ANSWERS,
  ...HEALTHCARE_RESULTS_ANSWERS,
  ...INSURANCE_ANSWERS,
  ...INSURANCE_DETAILS_ANSWERS,
  ...INSURANCE_RESULTS_ANSWERS,
  ...RETAIL_ANSWERS,
  ...RETAIL_DETAILS_ANSWERS,
  ...RETAIL_RESULTS_ANSWERS,
  ...TECHNOLOGY_ANSWERS,
  ...TECHNOLOGY_LAW_ANSWERS,
  ...FINANCE_LAW_ANSWERS,
  ...SECTOR_LAW_ANSWERS,
  ...TECHNOLOGY_DETAILS_ANSWERS,
  ...TECHNOLOGY_RESULTS_ANSWERS,
  ...PRIVACY_COOKIES_ANSWERS,
  ...PRIVACY_RIGHTS_ANSWERS,
  ...PRIVACY_REQUESTS_ANSWERS,
  ...PRIVACY_REGISTRATIONS_ANSWERS,
  ...PRIVACY_READERS_ANSWERS,
  ...PRIVACY_UNITED_STATES_ANSWERS,
  ...PRIVACY_USE_ANSWERS,
  ...PRIVACY_KEEPING_ANSWERS,
  ...PRIVACY_DETAIL_ANSWERS,
  ...PRIVACY_POLICY_ANSWERS,
  ...PRIVACY_ANSWERS,
  ...PRIVACY_RESPONSIBLE_ANSWERS,
  ...IDENTITY_ANSWERS,
  ...PRIVACY_BASIS_ANSWERS,
  ...SECURITY_MEANING_ANSWERS,
  ...SECURITY_OPERATIONS_ANSWERS,
  ...SECURITY_INCIDENTS_ANSWERS,
  ...SECURITY_PEOPLE_ANSWERS,
  ...SECURITY_REPORTS_ANSWERS,
  ...SECURITY_VENDORS_ANSWERS,
  ...SECURITY_OUTLOOK_ANSWERS,
  ...SECURITY_ANSWERS,
  ...SECURITY_ACCESS_ANSWERS,
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
  ...CASE_STUDIES_DETAILS_ANSWERS,
  ...CASE_STUDIES_DURATIONS_ANSWERS,
  ...CRISIS_ASSESSMENT_ANSWERS,
  ...CRISIS_RESULT_ANSWERS,
  ...CRISIS_CHECKLISTS_ANSWERS,
  ...CRISIS_STATEMENTS_ANSWERS,
  ...CRISIS_USE_ANSWERS,
  ...INSIGHTS_ANSWERS,
  ...INSIGHTS_TEXTS_ANSWERS,
  ...INSIGHTS_READING_ANSWERS,
  ...LIBRARY_ANSWERS,
  ...NOTIFICATION_DEADLINES_ANSWERS,
  ...NOTIFICATION_DEADLINES_LAWS_ANSWERS,
  ...NOTIFICATION_DEADLINES_TOOL_ANSWERS,
  ...REGIME_DEADLINE_ANSWERS,
  ...REGIME_DETAIL_ANSWERS,
  ...PIECES_AI_ANSWERS,
  ...PIECES_AI_BOARDS_ANSWERS,
  ...PIECES_AI_CONTRACTS_ANSWERS,
  ...PIECES_CASES_ANSWERS,
  ...PIECES_CRISIS_ANSWERS,
  ...PIECES_DEPENDENCIES_ANSWERS,
  ...PIECES_LEADERSHIP_ANSWERS,
  ...PIECES_NIGHT_ANSWERS,
  ...PIECES_RESILIENCE_ANSWERS,
  ...PIECES_RISK_ANSWERS,
  ...PIECES_INQUIRIES_ANSWERS,
  ...PIECES_STATEMENTS_ANSWERS,
  ...WEBINARS_ANSWERS,
  ...WEBINARS_SESSIONS_ANSWERS,
  ...WEBINARS_PLACES_ANSWERS,
  ...WHITE_PAPERS_ANSWERS,
  ...AI_EDUCATION_CERTIFICATE_ANSWERS,
  ...AI_EDUCATION_OUTCOMES_ANSWERS,
  ...AI_EDUCATION_PRICE_ANSWERS,
  ...AI_EDUCATION_TERMS_ANSWERS,
  ...AI_EDUCATION_ANSWERS,
  ...EXECUTIVE_COACHING_CONFIDENCE_ANSWERS,
  ...EXECUTIVE_COACHING_CONTRACT_ANSWERS,
  ...EXECUTIVE_COACHING_DETAILS_ANSWERS,
  ...EXECUTIVE_COACHING_PHASES_ANSWERS,
  ...EXECUTIVE_COACHING_TERMS_ANSWERS,
  ...EXECUTIVE_COACHING_ANSWERS,
  ...FULL_SERVICE_CONSULTING_PEOPLE_ANSWERS,
  ...FULL_SERVICE_CONSULTING_QUESTIONS_ANSWERS,
  ...FULL_SERVICE_CONSULTING_TERMS_ANSWERS,
  ...FULL_SERVICE_CONSULTING_DETAILS_ANSWERS,
  ...FULL_SERVICE_CONSULTING_ANSWERS,
  ...INCIDENT_RESPONSE_AGREEMENT_ANSWERS,
  ...INCIDENT_RESPONSE_COVERAGE_ANSWERS,
  ...INCIDENT_RESPONSE_MEANWHILE_ANSWERS,
  ...INCIDENT_RESPONSE_TIERS_ANSWERS,
  ...INCIDENT_RESPONSE_TIMELINE_ANSWERS,
  ...INCIDENT_RESPONSE_COMMAND_ANSWERS,
  ...INCIDENT_RESPONSE_DEFINITION_ANSWERS,
  ...INCIDENT_RESPONSE_DETAILS_ANSWERS,
  ...INCIDENT_RESPONSE_FIRST_HOUR_ANSWERS,
  ...INCIDENT_RESPONSE_ANSWERS,
  ...INSIGHTS_ENABLEMENT_PLATFORM_ANSWERS,
  ...INSIGHTS_ENABLEMENT_TERMS_ANSWERS,
  ...INSIGHTS_ENABLEMENT_DETAILS_ANSWERS,
  ...INSIGHTS_ENABLEMENT_ANSWERS,
  ...RISK_RESILIENCE_WORK_ANSWERS,
  ...RISK_RESILIENCE_TERMS_ANSWERS,
  ...RISK_RESILIENCE_DETAILS_ANSWERS,
  ...RISK_RESILIENCE_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_ENTRY_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_REPORTING_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_DETAILS_ANSWERS,
  ...TECHNICAL_PROGRAM_MANAGEMENT_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_DETAILS_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_MODELS_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_PLANNING_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_PROGRAMMES_ANSWERS,
  ...TRAINING_EXERCISES_SIMULATION_ANSWERS,
];
