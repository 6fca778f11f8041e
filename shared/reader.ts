/*
 * The reading room: confirmed subscribers and invited clients read a whole piece at the address at which everybody else
 * sees its public page.
 */

/** Address of the page behind the link of a mail, and of the form that asks for such a link. */
export const READER_PATHS = { open: '/insights/open', link: '/insights/link' } as const;

/** The cookie that tells the page's script that this browser has a reader's session. It opens nothing. */
export const READING_COOKIE = 'reading';
export const READING_MARKER = `${READING_COOKIE}=1`;

/** Query parameter and form field of a link's token. */
export const TOKEN_PARAMETER = 'token';

const PIECE_PATH = /^\/insights\/([a-z0-9][a-z0-9-]*)(?:\/([A-Za-z0-9][\w.-]*))?$/;
const OWN_PATHS: ReadonlySet<string> = new Set(Object.values(READER_PATHS));

export type PieceAddress = { id: string; file: string | undefined };

/** Which piece, or which of its files, a path names. Neither part can escape its directory. */
export function pieceAt(path: string): PieceAddress | undefined {
  const [, id, file] = PIECE_PATH.exec(path) ?? [];
  return id === undefined || OWN_PATHS.has(path) ? undefined : { id, file };
}
