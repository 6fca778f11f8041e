import { contactParts } from '../../content/contact-parts.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';

/** A text as HTML in which the addresses and the number of the firm are links, which do not break across lines. */
export function contactLinks(text: string): string {
  return contactParts(text)
    .map((part) =>
      part.href === undefined
        ? escapeHtml(part.text)
        : `<a class="inline-flex text-link underline" href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a>`,
    )
    .join('');
}
