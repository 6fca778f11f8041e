import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FIRM } from '#content/firm.ts';

import type { SetText, TextLine, Typesetter } from './typesetter.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 800;
const PALETTE = { ink: '#0b141c', paper: '#f7f4ee', mist: '#a9b8c0', copper: '#d98f4a' };

/** A dark gradient behind the text (left and bottom), and the accent line above the title. */
function shade(lineTop: number): Buffer {
  const { ink, copper } = PALETTE;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="side"><stop stop-color="${ink}" stop-opacity=".9"/><stop offset=".55" stop-color="${ink}" stop-opacity=".62"/><stop offset="1" stop-color="${ink}" stop-opacity=".08"/></linearGradient>
    <linearGradient id="foot" x2="0" y2="1"><stop offset=".45" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".5"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/>
    <rect x="${MARGIN}" y="${lineTop}" width="96" height="3" fill="${copper}"/>
  </svg>`);
}

export const LOGO = 'app/ui/media/logo.svg';

/** What a share image shows. `image` is the name of a master. */
export type ShareCard = { path: string; title: string; summary: string; image: string };

/** A page's title without the firm's name, which the logo shows. */
function headingOf({ title }: ShareCard): string {
  return title
    .split(' | ')
    .filter((part) => part !== FIRM.name)
    .join(' ');
}

/** Makes the text as narrow as possible without adding a line, so that no word is alone on the last line. */
async function setBalanced(setText: Typesetter, line: TextLine): Promise<SetText> {
  let set = await setText(line);
  for (let width = line.width - 40; width > line.width / 2; width -= 40) {
    const narrower = await setText({ ...line, width });
    if (narrower.height > set.height + line.size / 2) break;
    set = narrower;
  }
  return set;
}

type Composer = (card: ShareCard) => Promise<Buffer>;

/** Prepares the parts that all share images have in common. */
export async function createComposer(root: string, setText: Typesetter): Promise<Composer> {
  const { default: sharp } = await import('sharp');
  const svg = (await readFile(join(root, LOGO), 'utf8'))
    // The pages reuse the drawing by its id. By itself it shows only without the `symbol`.
    .replace(/<svg[^>]*><symbol/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('</symbol>', '')
    .replaceAll('currentColor', PALETTE.paper);
  const logo = await sharp(Buffer.from(svg), { density: 144 }).resize({ height: 52 }).png().toBuffer();

  return async (card) => {
    const heading = await setBalanced(setText, {
      text: headingOf(card),
      cut: 'display',
      size: 76,
      colour: PALETTE.paper,
      width: TEXT_WIDTH,
      tracking: -15,
      spacing: -5,
    });
    const summary = await setText({
      text: card.summary,
      cut: 'text',
      size: 29,
      colour: PALETTE.mist,
      width: TEXT_WIDTH,
    });
    const summaryTop = HEIGHT - MARGIN - summary.height;
    const headingTop = summaryTop - 34 - heading.height;
    return sharp(join(root, `assets/images/${card.image}.webp`))
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .composite([
        { input: shade(headingTop - 44) },
        { input: logo, left: MARGIN, top: MARGIN - 8 },
        { input: heading.image, left: MARGIN, top: headingTop },
        { input: summary.image, left: MARGIN, top: summaryTop },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  };
}
