type Option = { value: string; label: string };

/*
 * The choices of the contact form, kept apart from its schema: the form shows them at once, while the schema and its
 * library load only when the form is used.
 */
export const ROLE_OPTIONS = [
  { value: 'ceo', label: 'CEO/President' },
  { value: 'coo', label: 'COO' },
  { value: 'cfo', label: 'CFO' },
  { value: 'cto', label: 'CTO' },
  { value: 'vp', label: 'Vice President' },
  { value: 'director', label: 'Director' },
  { value: 'manager', label: 'Manager' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

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
] as const satisfies readonly Option[];

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
] as const satisfies readonly Option[];
