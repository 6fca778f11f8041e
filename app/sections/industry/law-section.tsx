import { INDUSTRY_SECTIONS } from '#content/common/sections.ts';
import type { IndustryPage } from '#content/types.ts';
import { keepNumbers } from '#app/lib/keep-together.ts';

import { SplitSection } from '#app/sections/kinds/split-section.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';

/** What the law asks of the sector, with the date of the oldest check and the months of the sources. */
export function LawSection({ checked, sources, rows }: IndustryPage['law']) {
  return (
    <SplitSection id="law" tone="paper-2" heading={INDUSTRY_SECTIONS.law} lead={INDUSTRY_SECTIONS.lawLead}>
      <dl className="border-b border-hairline">
        {rows.map(({ name, standing, text }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-2 border-t border-hairline py-5 md:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold text-heading">
              {name}
              <span className="block text-small font-normal text-balance text-secondary">{standing}</span>
            </dt>
            <dd className="text-secondary">{keepNumbers(text)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-secondary">{INDUSTRY_SECTIONS.lawNote(checked, sources)}</p>
      <p className="mt-6 no-print">
        <TextLink href="/resources/notification-deadlines">{INDUSTRY_SECTIONS.lawTool}</TextLink>
      </p>
    </SplitSection>
  );
}
