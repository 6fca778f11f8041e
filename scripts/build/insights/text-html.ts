import type { Code, List, PhrasingContent, RootContent, Table } from 'mdast';

import type { Exhibit } from '#content/insights/piece.ts';
import { READING } from '#content/insights/reading-texts.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

import { exhibitSvg } from './exhibit-svg.ts';
import { tableOf } from './exhibit-table.ts';
import type { Text } from './parse-piece.ts';
import type { Paint } from './svg-pen.ts';

/** Whether a page of the site exists: a link to a piece that is not published yet stays plain text. */
export type HasPage = (href: string) => boolean;

const PAINT: Paint = (ink) => `class="ink-${ink}"`;
/** Drawn twice, because text that is scaled down with a drawing would be too small on a phone. */
const WIDTHS = { wide: 720, narrow: 340 } as const;

function exhibitTable(exhibit: Exhibit): string {
  const { columns, rows } = tableOf(exhibit);
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = rows
    .map(
      ([label = '', ...cells]) =>
        `<tr><th scope="row">${escapeHtml(label)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="piece-table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function exhibitHtml(exhibit: Exhibit, number: number): string {
  const drawings = (['wide', 'narrow'] as const)
    .map((size) =>
      exhibitSvg(exhibit, {
        width: WIDTHS[size],
        paint: PAINT,
        attributes: `class="exhibit-${size}"`,
        idPrefix: `${size}-`,
      }),
    )
    .join('');
  return (
    `<figure class="exhibit" id="exhibit-${exhibit.id}"><figcaption><span>${READING.exhibit(number)}</span> ${escapeHtml(exhibit.title)}</figcaption>` +
    `${drawings}<details><summary>${READING.asTable}</summary>${exhibitTable(exhibit)}</details>` +
    `<p class="exhibit-source">${READING.source} ${escapeHtml(exhibit.source)}</p></figure>`
  );
}

/** Renders the blocks of a text. */
export function textToHtml(text: Text, hasPage: HasPage): string {
  const ids = new Map(text.sections.map(({ heading, id }) => [heading, id]));
  const numbers = new Map(text.notes.map(({ definition, number }) => [definition.identifier, number]));
  const referred = new Map<number, number>();

  const link = (url: string, content: string) => {
    if (url.startsWith('/') && !hasPage(url)) return content;
    const rel = url.startsWith('http') ? ' rel="noopener"' : '';
    return `<a href="${escapeHtml(url)}"${rel}>${content}</a>`;
  };
  const noteReference = (identifier: string) => {
    const number = numbers.get(identifier) ?? 0;
    const count = (referred.get(number) ?? 0) + 1;
    referred.set(number, count);
    const id = count === 1 ? ` id="ref-${number}"` : '';
    return `<sup><button type="button" popovertarget="note-${number}"${id} aria-label="${READING.note(number)}">${number}</button></sup>`;
  };
  const inlines = (nodes: readonly PhrasingContent[]): string => nodes.map(inline).join('');
  const inline = (node: PhrasingContent): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(node.value);
      case 'emphasis':
        return `<em>${inlines(node.children)}</em>`;
      case 'strong':
        return `<strong>${inlines(node.children)}</strong>`;
      case 'delete':
        return `<del>${inlines(node.children)}</del>`;
      case 'inlineCode':
        return `<code>${escapeHtml(node.value)}</code>`;
      case 'break':
        return '<br>';
      case 'link':
        return link(node.url, inlines(node.children));
      case 'linkReference':
        return link(text.definitions.get(node.identifier)?.url ?? '', inlines(node.children));
      case 'footnoteReference':
        return noteReference(node.identifier);
      default:
        return '';
    }
  };

  const list = ({ ordered, start, children, spread }: List) => {
    const tag = ordered ? 'ol' : 'ul';
    // Safari reads a list whose markers are styled as plain text unless it has the role.
    const role = ordered ? ' role="list"' : '';
    const from = ordered && start && start !== 1 ? ` start="${start}"` : '';
    const items = children.map(({ children: blocks, checked }) => {
      const box = typeof checked === 'boolean' ? '<span class="piece-box" aria-hidden="true"></span>' : '';
      const content = blocks
        .map((child) => (child.type === 'paragraph' && !spread ? inlines(child.children) : block(child)))
        .join('');
      return `<li>${box}${content}</li>`;
    });
    return `<${tag}${role}${from}>${items.join('')}</${tag}>`;
  };
  const table = ({ children }: Table) => {
    const [head, ...rows] = children.map((row) => row.children.map((cell) => inlines(cell.children)));
    const columns = (head ?? [])
      .map((cell) => (cell ? `<th scope="col">${cell}</th>` : '<td></td>'))
      .join('');
    const body = rows.map(
      ([label = '', ...cells]) =>
        `<tr><th scope="row">${label}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    );
    return `<div class="piece-table"><table><thead><tr>${columns}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
  };
  const exhibit = (node: Code) => {
    const found = text.exhibits.get(node);
    return found ? exhibitHtml(found.exhibit, found.number) : '';
  };
  const block = (node: RootContent): string => {
    switch (node.type) {
      case 'heading':
        return `<h${node.depth} id="${ids.get(node)}">${inlines(node.children)}</h${node.depth}>`;
      case 'paragraph':
        return `<p>${inlines(node.children)}</p>`;
      case 'list':
        return list(node);
      case 'blockquote':
        return `<blockquote>${node.children.map(block).join('')}</blockquote>`;
      case 'table':
        return table(node);
      case 'code':
        return exhibit(node);
      case 'thematicBreak':
        return '<hr>';
      default:
        return '';
    }
  };

  const body = text.blocks.map(block).join('');
  if (text.notes.length === 0) return body;
  const notes = text.notes.map(({ definition, number }) => {
    const content = definition.children
      .map((child) => (child.type === 'paragraph' ? inlines(child.children) : block(child)))
      .join(' ');
    return (
      `<li id="note-${number}" popover>${content} <a href="#ref-${number}" class="piece-back" aria-label="${READING.backTo(number)}">↩</a>` +
      `<button type="button" class="piece-close" popovertarget="note-${number}" popovertargetaction="hide">${READING.closeNote}</button></li>`
    );
  });
  return `${body}<section class="piece-notes" aria-labelledby="notes"><h2 id="notes">${READING.notes}</h2><ol role="list">${notes.join('')}</ol></section>`;
}
