import { Heading } from '#app/ui/text/heading.tsx';
import { LineIcon } from '#app/ui/media/line-icon.tsx';

import type { SectionOf } from './section-of.ts';
import { SplitSection } from './split-section.tsx';

/** Questions as `<details>`, which open without JavaScript. */
export function QuestionsSection({ items, ...frame }: SectionOf<'questions'>) {
  return (
    <SplitSection {...frame}>
      <div className="border-b border-hairline">
        {items.map((item) => (
          <details key={item.question} className="group border-t border-hairline">
            <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-6">
              <Heading level={3}>{item.question}</Heading>
              <LineIcon width={16} height={16} className="flex-none text-accent-ink">
                <path d="M1 8h14" />
                <path d="M8 1v14" className="group-open:hidden" />
              </LineIcon>
            </summary>
            <p className="max-w-measure pr-10 pb-8 text-secondary">{item.answer}</p>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}
