import { FIRM } from '#content/firm.ts';

import logoUrl from './logo.svg';

/** Mark and wordmark in the colour of the surrounding text. */
export function Logo() {
  return (
    <svg
      width="166"
      height="35"
      viewBox="0 0 303 64"
      role="img"
      aria-label={FIRM.name}
      className="text-heading"
    >
      <use href={`${logoUrl}#logo`} />
    </svg>
  );
}
