import { DESK } from '#content/desk/desk.ts';

const { sessionEnded: texts } = DESK;

/**
 * Tells the staff that the session has ended, until they sign in again. It is above the side panel and a live region from
 * the start, because the panel hides everything else from screen readers.
 */
export function SessionAlert({ hasEnded }: { hasEnded: boolean }) {
  return (
    <div role="alert" aria-live="assertive" className="pointer-events-none fixed inset-x-0 bottom-0 z-60">
      {hasEnded && (
        <p className="pointer-events-auto border-t-3 border-danger bg-raised px-4 py-3 text-center text-small text-heading shadow-float">
          <strong className="font-semibold">{texts.title}</strong>{' '}
          <a href="/login" target="_blank" className="text-link underline underline-offset-[0.2em]">
            {texts.signIn}
          </a>
          {texts.kept}
        </p>
      )}
    </div>
  );
}
