import { withSpamOnly } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';

import type { EnquiryList } from './load-list.ts';

type SpamLinkProps = { state: DeskUrl; spam: EnquiryList['spam'] };

/** Links from a list without spam to the spam that matches the same search and filters. */
export function SpamLink({ state, spam }: SpamLinkProps) {
  if (!spam || spam.total === 0) return null;
  const number = `${spam.total.toLocaleString()}${spam.total_is_exact ? '' : '+'}`;
  return (
    <p className="mt-2 text-small">
      <RouterLink
        to={state.hrefOf(withSpamOnly(state.url))}
        preventScrollReset
        className="inline-flex min-h-6 items-center text-link underline decoration-1 underline-offset-[0.2em] tabular-nums hover:decoration-2"
      >
        {DESK.list.heldAsSpam(number)}
      </RouterLink>
    </p>
  );
}
