import type { Bars, Exhibit, Line, Matrix, Timeline } from '#content/insights/piece.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

import { descriptionOf, withUnit } from './exhibit-table.ts';
import { LINE_HEIGHT, pen, widthOf, wrap, type Ink, type Paint } from './svg-pen.ts';

type Drawing = { marks: string[]; height: number };

const BAR_HEIGHT = 16;
const SERIES: readonly Ink[] = ['first', 'second', 'third', 'fourth'];
const DASHES = ['', '7 4', '2 4', '10 3 2 3'];

function drawBars({ rows, unit }: Bars, width: number, paint: Paint): Drawing {
  const { text, lines } = pen(paint);
  const isWide = width >= 600;
  const labelWidth = isWide ? 240 : width;
  const left = isWide ? labelWidth + 16 : 0;
  const valueWidth = widthOf(Math.max(...rows.map(([, value]) => withUnit(value, unit).length))) + 12;
  const largest = Math.max(...rows.map(([, value]) => value), Number.MIN_VALUE);
  const marks: string[] = [];
  let y = 4;
  for (const [label, value] of rows) {
    const wrapped = wrap(label, labelWidth);
    const length = Math.max(1, Math.round((value / largest) * (width - left - valueWidth)));
    const textTop = y + 15;
    const barTop = isWide
      ? y + (wrapped.length * LINE_HEIGHT - BAR_HEIGHT) / 2 + 1
      : y + wrapped.length * LINE_HEIGHT + 2;
    marks.push(
      lines(isWide ? labelWidth : 0, textTop, wrapped, 'text', isWide ? 'end' : 'start'),
      `<rect x="${left}" y="${barTop}" width="${length}" height="${BAR_HEIGHT}" ${paint('fill')}/>`,
      text(left + length + 8, barTop + 13, withUnit(value, unit), 'strong'),
    );
    y += wrapped.length * LINE_HEIGHT + (isWide ? 14 : BAR_HEIGHT + 16);
  }
  return { marks, height: y };
}

/** A round step that divides the range into about four parts. */
function stepOf(range: number): number {
  const rough = range / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
}

function drawLine({ x, series, unit }: Line, width: number, paint: Paint): Drawing {
  const { text, rule } = pen(paint);
  const names = Object.keys(series);
  const values = Object.values(series).flat();
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = stepOf(high - low || 1);
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const plot = { left: 56, right: width - 24, top: 34, bottom: 300 };
  const xOf = (at: number) => Math.round(plot.left + (at / (x.length - 1)) * (plot.right - plot.left));
  const yOf = (value: number) =>
    Math.round(plot.bottom - ((value - bottom) / (top - bottom)) * (plot.bottom - plot.top));
  const marks = [text(0, 15, unit, 'muted')];
  for (let tick = bottom; tick <= top + step / 2; tick += step) {
    const label = Number(tick.toFixed(6)).toLocaleString('en-GB');
    marks.push(
      rule(plot.left, yOf(tick), plot.right, yOf(tick)),
      text(plot.left - 8, yOf(tick) + 5, label, 'muted', 'end'),
    );
  }
  const room = (plot.right - plot.left) / (x.length - 1);
  const longest = widthOf(Math.max(...x.map((label) => label.length))) + 8;
  const every = Math.ceil(longest / room);
  for (const [at, label] of x.entries()) {
    if (at % every === 0) marks.push(text(xOf(at), plot.bottom + 24, label, 'muted', 'middle'));
  }
  let y = plot.bottom + 54;
  for (const [at, name] of names.entries()) {
    const ink = SERIES[at % SERIES.length] ?? 'first';
    const stroke = `${paint(ink)} stroke-dasharray="${DASHES[at % DASHES.length] || 'none'}"`;
    const points = (series[name] ?? []).map((value, index) => `${xOf(index)} ${yOf(value)}`);
    marks.push(
      `<path d="M${points.join('L')}" ${stroke}/>`,
      `<path d="M0 ${y - 5}H32" ${stroke}/>`,
      text(42, y, name),
    );
    y += LINE_HEIGHT + 4;
  }
  return { marks, height: y - 8 };
}

function drawTimeline({ events }: Timeline, width: number, paint: Paint): Drawing {
  const { text, lines } = pen(paint);
  // Times are semibold figures, which are wider than the average character.
  const timeWidth = widthOf(Math.max(...events.map(([time]) => time.length))) * 1.2;
  const axis = Math.round(timeWidth + 14);
  const left = axis + 20;
  const marks: string[] = [];
  const dots: number[] = [];
  let y = 4;
  for (const [time, content] of events) {
    const wrapped = wrap(content, width - left);
    dots.push(y + 10);
    marks.push(text(timeWidth, y + 15, time, 'strong', 'end'), lines(left, y + 15, wrapped));
    y += wrapped.length * LINE_HEIGHT + 14;
  }
  const route = `<path d="M${axis} ${dots[0]}V${dots.at(-1)}" ${paint('first')}/>`;
  const circles = dots.map((dot) => `<circle cx="${axis}" cy="${dot}" r="5" ${paint('fill')}/>`);
  return { marks: [route, ...circles, ...marks], height: y };
}

function drawMatrix({ columns, rows }: Matrix, width: number, paint: Paint): Drawing {
  const { lines, rule } = pen(paint);
  const marks: string[] = [];
  let y = 4;
  if (width < 600) {
    // Columns side by side would be too narrow for a word.
    for (const [label = '', ...cells] of rows) {
      const wrapped = wrap(label, width);
      marks.push(rule(0, y, width, y), lines(0, y + 22, wrapped, 'strong'));
      y += wrapped.length * LINE_HEIGHT + 8;
      for (const [at, cell] of cells.entries()) {
        const name = wrap(columns[at] ?? '', width * 0.42);
        const content = wrap(cell, width * 0.54);
        marks.push(lines(0, y + 15, name, 'muted'), lines(Math.round(width * 0.45), y + 15, content));
        y += Math.max(name.length, content.length) * LINE_HEIGHT + 4;
      }
      y += 12;
    }
    return { marks, height: y };
  }
  const gap = 16;
  const first = Math.round(width * 0.26);
  const cellWidth = (width - first) / columns.length;
  const leftOf = (at: number) => Math.round(first + at * cellWidth + gap);
  const heads = columns.map((column) => wrap(column, cellWidth - gap));
  const headLines = Math.max(...heads.map((head) => head.length));
  for (const [at, head] of heads.entries()) {
    marks.push(lines(leftOf(at), y + 15 + (headLines - head.length) * LINE_HEIGHT, head, 'muted'));
  }
  y += headLines * LINE_HEIGHT + 8;
  for (const [label = '', ...cells] of rows) {
    const wrapped = [wrap(label, first - gap), ...cells.map((cell) => wrap(cell, cellWidth - gap))];
    marks.push(rule(0, y, width, y));
    for (const [at, content] of wrapped.entries()) {
      marks.push(lines(at === 0 ? 0 : leftOf(at - 1), y + 24, content, at === 0 ? 'strong' : 'text'));
    }
    y += Math.max(...wrapped.map((content) => content.length)) * LINE_HEIGHT + 18;
  }
  marks.push(rule(0, y, width, y));
  return { marks, height: y + 4 };
}

function draw(exhibit: Exhibit, width: number, paint: Paint): Drawing {
  switch (exhibit.kind) {
    case 'bars':
      return drawBars(exhibit, width, paint);
    case 'line':
      return drawLine(exhibit, width, paint);
    case 'timeline':
      return drawTimeline(exhibit, width, paint);
    case 'matrix':
      return drawMatrix(exhibit, width, paint);
  }
}

type SvgOptions = {
  /** In the drawing's own units, in which its text measures 15. */
  width: number;
  paint: Paint;
  /** Attributes of the root element. */
  attributes?: string;
  /** Prefix of the ids of title and description. */
  idPrefix?: string;
};

export function exhibitSvg(exhibit: Exhibit, options: SvgOptions): string {
  const { width, paint, attributes = '', idPrefix = '' } = options;
  const { marks, height } = draw(exhibit, width, paint);
  const id = `${idPrefix}${exhibit.id}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" role="img" aria-labelledby="${id}-t ${id}-d" ${attributes}>` +
    `<title id="${id}-t">${escapeHtml(exhibit.title)}</title>` +
    `<desc id="${id}-d">${escapeHtml(descriptionOf(exhibit))}</desc>${marks.join('')}</svg>`
  );
}
