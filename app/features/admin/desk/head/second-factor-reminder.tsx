import { useQuery } from '@tanstack/react-query';

import { addressOfView } from '#app/features/admin/desk/address/desk-address.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { adminsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk.ts';

const { secondFactor: texts } = DESK;

type ReminderProps = { state: AddressState; userId: string };

/** Reminds an admin whose account has no second factor. */
export function SecondFactorReminder({ state, userId }: ReminderProps) {
  const { data: admins } = useQuery(adminsQuery);
  const own = admins?.find(({ id }) => id === userId);
  if (!own || own.has_second_factor) return null;
  return (
    <p className="mt-1 text-small text-secondary">
      {texts.reminder}{' '}
      <RouterLink to={state.hrefOf(addressOfView('people'))} className="text-link underline">
        {texts.setUp}
      </RouterLink>
    </p>
  );
}
