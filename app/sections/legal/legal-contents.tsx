import { LEGAL_FRAME } from '#content/legal/frame.ts';
import type { LegalPage } from '#content/types.ts';
import { Heading } from '#app/ui/text/heading.tsx';

type LegalContentsProps = { sections: LegalPage['sections'] };

/**
 * Table of contents of a legal page, sticky on wide screens. Browsers that support `scroll-target-group` mark the
 * section being read; in others it is a plain list.
 */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <nav
      aria-labelledby="contents-heading"
      className="no-print lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <Heading level={2} size="h4" id="contents-heading">
        {LEGAL_FRAME.contents}
      </Heading>
      <ol className="mt-4 [scroll-target-group:auto] sm:columns-2 sm:gap-x-6 lg:columns-1">
        {sections.map((section) => (
          <li key={section.id} className="break-inside-avoid">
            <a
              href={`#${section.id}`}
              className="flex min-h-9 items-center border-l border-hairline py-1.5 pl-4 text-small leading-snug text-secondary hover:border-accent hover:text-heading [&:target-current]:border-accent [&:target-current]:text-heading"
            >
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
