import type { LegalBlock as Block } from '#content/types.ts';
import { ContactText } from '#app/ui/text/contact-text.tsx';

/** One block of legal text. */
export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <ContactText>{block.text}</ContactText>
        </p>
      );
    case 'list':
      return (
        <ul className="grid gap-2.5">
          {block.items.map((item) => (
            <li
              key={item}
              className="relative pl-6 before:absolute before:top-[0.8em] before:left-0 before:w-3 before:border-t before:border-accent"
            >
              {item}
            </li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl className="border-b border-hairline">
          {block.items.map((item) => (
            <div key={item.name} className="grid gap-y-1 border-t border-hairline py-4 break-inside-avoid">
              <dt className="font-medium text-heading">{item.name}</dt>
              <dd className="text-secondary">
                <ContactText>{item.text}</ContactText>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'contact':
      return (
        <dl className="border-b border-hairline break-inside-avoid">
          {block.lines.map((line) => (
            <div
              key={line.label}
              className="grid items-baseline gap-x-6 border-t border-hairline py-3 sm:grid-cols-[2fr_3fr]"
            >
              <dt className="text-small text-secondary">{line.label}</dt>
              <dd className="text-heading">
                {line.href ? (
                  <a
                    href={line.href}
                    className="inline-flex min-h-8 items-center text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
                  >
                    {line.value}
                  </a>
                ) : (
                  line.value
                )}
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
