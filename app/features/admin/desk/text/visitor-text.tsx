import { DESK } from '#content/desk/desk.ts';
import { visibleParts } from '#shared/text/visible-text.ts';

/** Text typed by a visitor. It cannot reorder the text around it, and hidden characters are made visible. */
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
            aria-label={DESK.common.hiddenCharacter(part.text)}
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
