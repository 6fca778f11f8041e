import logoUrl from './logo.svg';

/** Mark and wordmark in the colour of the surrounding text. The link around it carries its name. */
export function Logo() {
  return (
    <svg width="166" height="35" viewBox="0 0 303 64" aria-hidden="true" className="text-heading">
      <use href={`${logoUrl}#logo`} />
    </svg>
  );
}
