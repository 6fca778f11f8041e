import { ENGAGEMENT } from '#content/common/sections.ts';
import type { SamplePage } from '#content/services/types.ts';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** An `<aside>`, which the assistant does not read: it must not quote invented figures. */
export function Sample({ title, subject, parts }: SamplePage) {
  return (
    <aside
      aria-label={`${ENGAGEMENT.sample}: ${title}`}
      className="border border-hairline bg-raised p-6 lg:p-10"
    >
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Eyebrow>{ENGAGEMENT.sample}</Eyebrow>
        <p className="text-small text-secondary">{ENGAGEMENT.invented}</p>
      </div>
      <Heading level={3} className="mt-5">
        {title}
      </Heading>
      <p className="mt-2 text-small text-secondary">{subject}</p>
      {parts.map((part) => (
        <div key={part.heading} className="mt-6">
          <Heading level={4}>{part.heading}</Heading>
          <dl className="mt-2">
            {part.lines.map((line) => (
              <div
                key={line.name}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-t border-hairline py-2.5 text-small sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-4"
              >
                <dt className="text-secondary">{line.name}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </aside>
  );
}
