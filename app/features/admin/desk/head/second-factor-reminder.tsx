import { useQuery } from '@tanstack/react-query';

import { urlOfView } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { SECOND_FACTOR_HASH } from '#app/features/admin/desk/people/second-factor.tsx';
import { factorQuery } from '#app/features/admin/desk/desk-queries.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';

const { secondFactor: texts } = DESK;

/** Reminds an admin whose account has no second factor. */
export function SecondFactorReminder({ state }: { state: DeskUrl }) {
  const { data: factorId } = useQuery(factorQuery);
  if (factorId !== null) return null;
  return (
    <p className="mt-1 text-small text-secondary">
      {texts.reminder}{' '}
      <RouterLink
        to={`${state.hrefOf(urlOfView('people'))}${SECOND_FACTOR_HASH}`}
        preventScrollReset
        className="text-link underline"
      >
        {texts.setUp}
      </RouterLink>
    </p>
  );
}
