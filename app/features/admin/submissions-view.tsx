import { Suspense, useEffect, useRef, type ReactNode } from 'react';

import { lazyView } from '#app/lib/navigation/lazy-view.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { ADMIN } from '#content/desk/admin-page.ts';

import { AdminButtons } from './admin-buttons.tsx';
import { Ingestion } from './ingestion/ingestion.tsx';
import { useAdminAccess, type AdminAccess } from './use-admin-access.ts';

const { page: texts } = ADMIN;

function LoadingNote() {
  return (
    <output className="mt-8 flex items-center gap-3 text-secondary">
      <Spinner /> {texts.loading}
    </output>
  );
}

const LazyCodePrompt = lazyView(async () => (await import('./second-factor/code-prompt.tsx')).CodePrompt);

function viewOf(
  access: AdminAccess,
  userId: string,
  hasEnded: boolean,
): { title: string; content: ReactNode } {
  const { title } = texts;
  switch (access.view) {
    case 'loading':
      return { title, content: <LoadingNote /> };
    case 'not-authorized':
      return {
        title: texts.notAuthorized.title,
        content: <p className="mt-8">{texts.notAuthorized.text}</p>,
      };
    case 'code-asked':
      return {
        title: ADMIN.secondFactor.title,
        content: (
          <Suspense fallback={<LoadingNote />}>
            <LazyCodePrompt {...access} />
          </Suspense>
        ),
      };
    case 'check-failed':
      return {
        title,
        content: <p className="mt-8">{texts.checkFailed}</p>,
      };
    case 'load-failed':
      return {
        title,
        content: <p className="mt-8">{texts.loadFailed}</p>,
      };
    case 'authorized':
      return { title, content: <access.Desk userId={userId} hasEnded={hasEnded} /> };
  }
}

type SubmissionsViewProps = {
  /** Undefined while the session is unknown. */
  userId: string | undefined;
  /** Whether the server has ended the account's session. */
  hasEnded: boolean;
};

/** The desk, or the reason why it cannot be shown. Keyed by account, so no data or drafts pass from one account to the next. */
export function SubmissionsView(props: SubmissionsViewProps) {
  return <Submissions key={props.userId} {...props} />;
}

function Submissions({ userId, hasEnded }: SubmissionsViewProps) {
  const access = useAdminAccess(userId);
  const { title, content } = viewOf(access, userId ?? '', hasEnded);
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(access.view);
  useEffect(() => {
    // The pressed button is gone, so the focus would start again at the top of the page.
    if (previous.current === 'code-asked') heading.current?.focus();
    previous.current = access.view;
  }, [access.view]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Heading ref={heading} tabIndex={-1} level={1} size="h2" className="outline-none lg:text-[2rem]">
          {title}
        </Heading>
        {access.view === 'authorized' && (
          <Ingestion>
            <AdminButtons Dialog={access.Dialog} />
          </Ingestion>
        )}
        {access.view !== 'authorized' && userId && <AdminButtons />}
      </div>
      {content}
      <noscript>
        <p className="mt-6 border-l-3 border-accent pl-4">{texts.noScript}</p>
      </noscript>
    </>
  );
}
