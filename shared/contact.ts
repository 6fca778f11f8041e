import * as z from 'zod/mini';

import { CONTACT_LIMITS } from './limits.ts';
import { sanitiseText } from './sanitise.ts';

type Option<Value extends string> = { value: Value; label: string };

export const ROLE_OPTIONS = [
  { value: 'ceo', label: 'CEO/President' },
  { value: 'coo', label: 'COO' },
  { value: 'cfo', label: 'CFO' },
  { value: 'cto', label: 'CTO' },
  { value: 'vp', label: 'Vice President' },
  { value: 'director', label: 'Director' },
  { value: 'manager', label: 'Manager' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option<string>[];

export const INDUSTRY_OPTIONS = [
  { value: 'technology', label: 'Technology' },
  { value: 'retail', label: 'Retail' },
  { value: 'finance', label: 'Finance' },
  { value: 'education', label: 'Education' },
  { value: 'insurance', label: 'Insurance' },
  { value: 'defense', label: 'Defense' },
  { value: 'government', label: 'Government' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option<string>[];

export const INTEREST_OPTIONS = [
  { value: 'ai-training', label: 'AI education and training' },
  { value: 'consulting', label: 'Full-service consulting' },
  { value: 'coaching', label: 'Executive coaching' },
  { value: 'program-mgmt', label: 'Technical program management' },
  { value: 'risk-resilience', label: 'Risk and resilience' },
  { value: 'insights', label: 'Insights enablement' },
  { value: 'training', label: 'Training, exercises and simulation' },
  { value: 'incident-response', label: 'Incident response' },
  { value: 'assessment', label: 'Crisis readiness assessment' },
] as const satisfies readonly Option<string>[];

export type Role = (typeof ROLE_OPTIONS)[number]['value'];
export type Industry = (typeof INDUSTRY_OPTIONS)[number]['value'];
export type Interest = (typeof INTEREST_OPTIONS)[number]['value'];

/** Fixed label of the form that an enquiry came from; the database accepts no other. */
export const CONTACT_SOURCE = 'website_contact_form';

export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** The specified lower-case pattern: local part, at sign, domain, a top-level domain of at least two letters. */
export const EMAIL_PATTERN = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/;

const REQUIRED_MESSAGE = 'Please fill in this field';

function requiredText(limit: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, REQUIRED_MESSAGE),
      z.maxLength(limit, `Please use at most ${limit} characters`),
    );
}

function optionalChoice<Value extends string>(options: readonly Option<Value>[]) {
  const values = options.map((option) => option.value);
  return z.optional(z.nullable(z.enum(values as [Value, ...Value[]])));
}

/** E-mail address as stored: trimmed, lower-cased, of the specified form. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, REQUIRED_MESSAGE),
    z.maxLength(CONTACT_LIMITS.email, EMAIL_MESSAGE),
    z.regex(EMAIL_PATTERN, EMAIL_MESSAGE),
  );

/** One row of `contact_submissions` as a visitor may insert it; unknown keys are refused. */
export const contactSchema = z.strictObject({
  first_name: requiredText(CONTACT_LIMITS.firstName),
  last_name: requiredText(CONTACT_LIMITS.lastName),
  email: emailSchema,
  company: requiredText(CONTACT_LIMITS.company),
  role: optionalChoice(ROLE_OPTIONS),
  industry: optionalChoice(INDUSTRY_OPTIONS),
  interest: optionalChoice(INTEREST_OPTIONS),
  message: requiredText(CONTACT_LIMITS.message),
  source: z.literal(CONTACT_SOURCE),
});

export type ContactSubmission = z.infer<typeof contactSchema>;

const FIELD_LIMITS = {
  first_name: CONTACT_LIMITS.firstName,
  last_name: CONTACT_LIMITS.lastName,
  email: CONTACT_LIMITS.email,
  company: CONTACT_LIMITS.company,
  role: CONTACT_LIMITS.role,
  industry: CONTACT_LIMITS.industry,
  interest: CONTACT_LIMITS.interest,
  message: CONTACT_LIMITS.message,
} as const;

export type ContactField = keyof typeof FIELD_LIMITS;

/** Sanitises every field of the form, lower-cases the e-mail and drops choices that were not made. */
export function sanitiseEnquiry(values: Record<ContactField, string>): Record<string, string | null> {
  const clean = Object.fromEntries(
    Object.entries(FIELD_LIMITS).map(([field, limit]) => [
      field,
      sanitiseText(values[field as ContactField], limit),
    ]),
  );
  return {
    ...clean,
    email: clean.email?.toLowerCase() ?? '',
    role: clean.role || null,
    industry: clean.industry || null,
    interest: clean.interest || null,
    source: CONTACT_SOURCE,
  };
}
