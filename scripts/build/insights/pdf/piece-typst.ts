import { FIRM } from '#content/firm.ts';
import { READ_MINUTES, READING } from '#content/insights/reading-texts.ts';
import type { LoadedPiece, Sheet } from '#scripts/build/insights/load-pieces.ts';
import { formatDay } from '#shared/text/format-day.ts';

import { COLOURS, quote, textToTypst, words } from './text-typst.ts';

const STYLE = `
#let ink = rgb("${COLOURS.ink}")
#let muted = rgb("${COLOURS.muted}")
#let rule = rgb("${COLOURS.rule}")
#let copper = rgb("${COLOURS.copper}")
#let sans(body, ..options) = text(font: "Instrument Sans", ..options, body)
#set text(lang: "en", region: "GB", fill: ink, font: "Newsreader 16pt", size: 10.5pt, fallback: false)
#set par(leading: 0.72em, spacing: 1.1em, justify: false)
#show heading: it => block(above: 1.9em, below: 0.8em, sticky: true, text(weight: 400, size: if it.level == 1 { 17pt } else { 12.5pt }, font: "Newsreader 16pt", it.body))
#show link: it => text(fill: rgb("${COLOURS.slate}"), it)
#show quote.where(block: true): it => block(inset: (left: 1em), stroke: (left: 1.5pt + copper), it.body)
#set footnote.entry(separator: line(length: 25%, stroke: 0.5pt + rule))
#show footnote.entry: set text(font: "Instrument Sans", size: 7.8pt)
#set list(indent: 0.4em, body-indent: 0.7em, spacing: 0.8em)
#set enum(indent: 0.4em, body-indent: 0.7em, spacing: 0.8em)
#show title: set text(weight: 400)
#let exhibit(number, title, source, drawing, alt) = block(breakable: false, above: 1.8em, below: 1.8em, width: 100%, stroke: (top: 1.5pt + rgb("${COLOURS.fill}"), bottom: 0.5pt + rule), inset: (y: 0.9em))[
  #sans(size: 8.5pt, fill: copper, number) \\
  #sans(size: 10pt, weight: 600, title)
  #v(0.4em)
  #image(bytes(drawing), format: "svg", width: 100%, alt: alt)
  #v(0.2em)
  #sans(size: 8pt, fill: muted, source)
]
#let balanced(body) = layout(room => {
  let height-at(width) = measure(block(width: width, body)).height
  let width = room.width
  while height-at(width - 4pt) == height-at(room.width) { width -= 4pt }
  block(width: width, body)
})
#let data-table(columns, head, cells) = block(above: 1.4em, below: 1.4em)[
  #set text(font: "Instrument Sans", size: 8.8pt)
  #set par(leading: 0.6em)
  #table(columns: columns, align: left, inset: (x: 0pt, y: 0.55em), column-gutter: 1em, stroke: (x, y) => if y > 0 { (top: 0.5pt + rule) }, table.header(..head.map(cell => strong(cell))), ..cells)
]
`;

function documentHead(title: string, author: string, date?: string): string {
  const [year, month, day] = (date ?? '').split('-').map(Number);
  const when = year ? `, date: datetime(year: ${year}, month: ${month}, day: ${day})` : '';
  return `#set document(title: ${quote(title)}, author: ${quote(author)}${when})\n${STYLE}`;
}

type Target = { siteUrl: string; hasPage: (href: string) => boolean };

/** A piece as a document of A4 pages with a cover and contents. */
export function pieceToTypst(piece: LoadedPiece, { siteUrl, hasPage }: Target): string {
  const { title, type, category, practice, date, abstract, findings, minutes, path } = piece;
  const author = `${FIRM.name}, ${practice}`;
  const facts = [formatDay(date), practice, READ_MINUTES(minutes)].join('   ');
  return `${documentHead(title, author, date)}
#set page(paper: "a4", margin: (x: 30mm, top: 28mm, bottom: 28mm))
#page(fill: ink, margin: (x: 24mm, y: 26mm), footer: none)[
  #set text(fill: rgb("#f7f4ee"))
  #text(font: "Newsreader 16pt", size: 16pt, ${quote(FIRM.name)})
  #v(1fr)
  #line(length: 28mm, stroke: 2pt + rgb("${COLOURS.fill}"))
  #v(4mm)
  #sans(size: 10pt, fill: rgb("${COLOURS.fill}"), ${quote(`${type} · ${category}`)})
  #v(2mm)
  #balanced[
    #set text(size: 34pt)
    #set par(leading: 0.42em)
    ${words(title)}
  ]
  #v(6mm)
  #block(width: 82%, sans(size: 11pt, ${quote(abstract)}))
  #v(1fr)
  #sans(size: 9pt, fill: rgb("#a9b8c0"), ${quote(facts)})
]
#set page(numbering: "1", footer: context [#set text(font: "Instrument Sans", size: 8pt, fill: muted)
  #words-of-footer #h(1fr) #counter(page).display()])
#counter(page).update(2)
#heading(level: 1, outlined: false, bookmarked: false)[${words(READING.contents)}]
#show outline.entry: it => link(it.element.location(), sans(size: 9.5pt, it.indented(none, it.inner())))
#outline(title: none, depth: 1)
#heading(level: 1)[${words(READING.findings)}]
#enum(${findings.map((finding) => `[${words(finding)}]`).join(', ')})
#pagebreak()
${textToTypst(piece.text, hasPage, siteUrl)}

#v(2em)
#line(length: 100%, stroke: 0.5pt + rule)
#sans(size: 8.5pt, fill: muted)[${words(`${FIRM.name}. `)}#link(${quote(siteUrl + path)})]
`.replace('#words-of-footer', () => words(title));
}

/** A sheet on one landscape page, or a pack. */
export function sheetToTypst(sheet: Sheet, { siteUrl, hasPage }: Target): string {
  const isSheet = sheet.layout === 'sheet';
  return `${documentHead(sheet.title, FIRM.name)}
#set page(paper: "a4", flipped: ${isSheet}, margin: ${isSheet ? '14mm' : '24mm'}, numbering: "1", footer: context [#set text(font: "Instrument Sans", size: 7.5pt, fill: muted)
  ${words(FIRM.name)} #h(1fr) ${isSheet ? '' : '#counter(page).display()'}])
#text(size: ${isSheet ? 24 : 28}pt)[#title()]
#v(0.4em)
#line(length: 28mm, stroke: 2pt + rgb("${COLOURS.fill}"))
#set text(font: "Instrument Sans", size: ${isSheet ? 9 : 10}pt)
#show heading: set block(above: 1.2em, below: 0.6em)
${textToTypst(sheet.text, hasPage, siteUrl)}
`;
}
