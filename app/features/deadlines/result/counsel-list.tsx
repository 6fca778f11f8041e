import { RESULT } from '#content/deadlines/screens.ts';
import type { NamedRegime } from '#shared/deadlines/regime.ts';

type CounselListProps = { named: readonly { id: string; regime: NamedRegime }[] };

/** Laws without a calculated deadline. */
export function CounselList({ named }: CounselListProps) {
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="deadlines-counsel" className="mt-12">
      <h2 id="deadlines-counsel" className="font-display text-h3 text-heading">
        {RESULT.counselHeading}
      </h2>
      <p className="mt-1 text-small text-secondary">{RESULT.counselLead}</p>
      <ul className="mt-4 gap-x-10 sm:columns-2 lg:columns-3">
        {named.map(({ id, regime }) => (
          <li key={id} className="break-inside-avoid border-t border-hairline py-3 text-small">
            <span className="font-medium text-heading">{regime.name}</span> ({regime.jurisdiction}).{' '}
            {regime.clock}{' '}
            <a className="text-link underline underline-offset-[0.2em]" href={regime.source}>
              {regime.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
