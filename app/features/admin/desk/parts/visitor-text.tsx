import { visibleParts } from '#shared/visible-text.ts';

/** What somebody typed in. It cannot turn around the text beside it, and no character of it stays hidden. */
export function VisitorText({ text }: { text: string }) {
  return (
    <bdi>
      {visibleParts(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <span
            key={index}
            role="img"
            aria-label={`[hidden character ${part.text}]`}
            dir="ltr"
            className="border border-danger px-0.5 whitespace-nowrap text-danger"
          >
            [{part.text}]
          </span>
        ),
      )}
    </bdi>
  );
}
