import { useQuery } from '@tanstack/react-query';

import { mailQuery } from '#app/features/admin/desk/desk-queries.ts';
import { DESK } from '#content/desk/desk.ts';

import { mailFault } from './mail-status.ts';

export function MailBanner() {
  const { data: channels } = useQuery(mailQuery);
  const problem = channels && mailFault(channels);
  // Always rendered, because screen readers announce only changes in a live region that already exists.
  return (
    <div role="status">
      {problem && (
        <p className="mt-3 border-l-3 border-danger bg-raised px-4 py-2 text-small text-heading">
          <strong className="font-semibold">{DESK.mail.title}</strong> {problem}
        </p>
      )}
    </div>
  );
}
