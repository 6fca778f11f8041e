import type { Plugin } from 'vite';

import { INSIGHTS } from '#content/insights.ts';

import { loadPieces } from './load-pieces.ts';
import { publicHtml, readerFiles, readerHtml } from './piece-html.ts';
import { cardOf, coverOf } from './piece-card.ts';

const CARDS = 'virtual:pieces';
const MINUTES = 'virtual:piece-minutes';
const COVERS = 'virtual:insight-covers';
const NAMES = [CARDS, MINUTES, COVERS].join('|');

/**
 * Vite plugin with the public data of the pieces: `virtual:pieces` has their cards and HTML for prerendering, and is empty
 * in the browser, where hydration keeps the HTML of the document; `virtual:piece-minutes` has their ids and reading times,
 * and `virtual:insight-covers` the covers of the insights that the front page shows.
 * The development server also knows drafts, and shows each piece as readers see it.
 */
export function pieces(): Plugin {
  let isDevelopment = false;
  return {
    name: 'pieces',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: {
      filter: { id: new RegExp(`^(${NAMES})$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0(${NAMES})$`) },
      handler(id) {
        if (id === `\0${COVERS}`) {
          const covers = Object.fromEntries(INSIGHTS.map(({ id, category }) => [id, coverOf(id, category)]));
          return `export const INSIGHT_COVERS = ${JSON.stringify(covers)};`;
        }
        const { pieces, problems } = loadPieces(undefined, { withDrafts: isDevelopment });
        for (const problem of problems) this.warn(problem);
        if (id === `\0${MINUTES}`) {
          const minutes = Object.fromEntries(pieces.map((piece) => [piece.id, piece.minutes]));
          return `export const PIECE_MINUTES = ${JSON.stringify(minutes)};`;
        }
        if (this.environment.name === 'client') {
          return 'export const PIECES = []; export const PIECE_HTML = {};';
        }
        const htmlOf = (piece: (typeof pieces)[number]) =>
          isDevelopment ? readerHtml(piece, readerFiles(piece), () => true) : publicHtml(piece);
        const html = Object.fromEntries(pieces.map((piece) => [piece.id, htmlOf(piece)]));
        const cards = pieces.map((piece) => cardOf(piece, pieces));
        return `export const PIECES = ${JSON.stringify(cards)}; export const PIECE_HTML = ${JSON.stringify(html)};`;
      },
    },
    configureServer(server) {
      server.watcher.on('all', (_, path) => {
        if (!/content\/insights\/.*\.md$/.test(path)) return;
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const id of [CARDS, MINUTES]) {
            const module = moduleGraph.getModuleById(`\0${id}`);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
