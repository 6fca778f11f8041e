import { FactList, type Fact } from '#app/features/admin/desk/parts/fact-list.tsx';
import { labelOf, NOTHING, spamReasonLabel } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK } from '#content/desk/desk.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/forms/contact-options.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

const { common, enquiry: texts } = DESK;

function factsOf(row: DeskEnquiry): Fact[] {
  const facts: Fact[] = [
    { name: texts.received, value: localTime(row.created_at) },
    { name: common.email, value: row.email },
    { name: texts.company, value: row.company ? <VisitorText text={row.company} /> : NOTHING },
    { name: texts.role, value: labelOf(ROLE_OPTIONS, row.role) },
    { name: texts.industry, value: labelOf(INDUSTRY_OPTIONS, row.industry) },
    { name: texts.interest, value: labelOf(INTEREST_OPTIONS, row.interest) },
    { name: common.source, value: row.source },
    { name: texts.page, value: row.page ?? NOTHING },
  ];
  if (row.answered_at) facts.push({ name: texts.answered, value: localTime(row.answered_at) });
  if (row.spam_reasons.length > 0)
    facts.push({
      name: texts.spamSigns,
      value: texts.spamScore(row.spam_reasons.map(spamReasonLabel).join(', '), row.spam_score),
    });
  return facts;
}

/** What the sender entered, and the spam assessment. */
export function EnquiryFacts({ row }: { row: DeskEnquiry }) {
  return <FactList facts={factsOf(row)} />;
}
