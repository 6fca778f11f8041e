import type { ReactNode } from 'react';

import { Heading } from '#app/ui/heading.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

import { AdminButtons } from './admin-buttons.tsx';
import { SubmissionsTable } from './submissions-table.tsx';
import { useSubmissions, type AdminState } from './use-submissions.ts';

function LoadingNote() {
  return (
    <output className="flex items-center gap-3 text-secondary">
      <Spinner /> Loading submissions
    </output>
  );
}

function viewOf(state: AdminState): { title: string; content: ReactNode } {
  const title = 'Contact Submissions';
  switch (state.view) {
    case 'loading':
      return { title, content: <LoadingNote /> };
    case 'not-authorized':
      return { title: 'Not authorized', content: 'Your account does not have access to view submissions.' };
    case 'check-failed':
      return {
        title,
        content: 'Your access could not be checked, so nothing is shown. Refresh to try again.',
      };
    case 'authorized':
      if (!state.rows)
        return { title, content: 'The submissions could not be loaded. Refresh to try again.' };
      if (state.rows.length === 0) return { title, content: 'No submissions yet.' };
      return { title, content: <SubmissionsTable rows={state.rows} /> };
  }
}

type SubmissionsViewProps = {
  /** Nothing as long as the session is not known. */
  userId: string | undefined;
};

export function SubmissionsView({ userId }: SubmissionsViewProps) {
  const state = useSubmissions(userId);
  const { title, content } = viewOf(state);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {userId && <AdminButtons />}
      </div>
      <div className="mt-8">{content}</div>
      <noscript>
        <p className="mt-6 border-l-3 border-accent pl-4">This page needs JavaScript.</p>
      </noscript>
    </>
  );
}
