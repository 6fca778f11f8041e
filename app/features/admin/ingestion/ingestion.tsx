import { useRef, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

import { Button } from '#app/ui/controls/button.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { useLoadFault } from '#app/lib/network/use-load-fault.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import { DIALOG_NOT_LOADED } from '#content/common/notices.ts';

import type { IngestionRun } from './ingestion-api.ts';
import type { IngestionDialog } from './ingestion-dialog.tsx';
import { RunPages } from './run-pages.tsx';
import { useIngestion } from './use-ingestion.ts';

const { ingestion: texts } = ADMIN;

type DialogType = ComponentType<ComponentProps<typeof IngestionDialog>>;

const loadDialog = () => import('./ingestion-dialog.tsx');

/** Browsers use different pseudo-elements for the two parts of the bar. */
const BAR_CLASS =
  'h-1.5 w-full max-w-60 appearance-none bg-hairline [&::-moz-progress-bar]:bg-accent-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-accent-ink';

function Progress({ run }: { run: IngestionRun | undefined }) {
  const { found, done } = run?.state === 'running' ? run : { found: 0, done: 0 };
  const text = found === 0 ? texts.lookingForPages : texts.progress(done, found);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Spinner className="text-accent-ink" />
      <span className="whitespace-nowrap">{text}</span>
      {found > 0 && <progress aria-label={texts.pagesRead} className={BAR_CLASS} max={found} value={done} />}
    </div>
  );
}

function LastRun({ run }: { run: IngestionRun }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="min-w-0 flex-1 basis-80" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 break-words">
        {texts.lastRun(new Date(run.started_at).toLocaleString(), run.message)}
      </summary>
      {isOpen && <RunPages key={run.id} runId={run.id} />}
    </details>
  );
}

type IngestionProps = {
  /** Further buttons beside the ingestion button. */
  children: ReactNode;
};

/** The button that starts an ingestion, with the last run below it, page by page. */
export function Ingestion({ children }: IngestionProps) {
  const { run, reading, isBusy, start } = useIngestion();
  const reportLoadFault = useLoadFault();
  const [Dialog, setDialog] = useState<DialogType>();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function ask(): void {
    if (isBusy) return;
    loadDialog().then(
      (module) => {
        setDialog(() => module.IngestionDialog);
        setAsking(true);
      },
      (error: unknown) => reportLoadFault(error, button.current, DIALOG_NOT_LOADED),
    );
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          look="secondary"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          aria-haspopup="dialog"
          onClick={ask}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        >
          {texts.start}
        </Button>
        {children}
      </div>
      <section
        aria-label={texts.label}
        // Reserves two lines on phones, so that the desk does not move when the last run has loaded.
        className="flex min-h-16 w-full min-w-0 items-center text-small text-secondary sm:min-h-10"
      >
        {isBusy && <Progress run={run} />}
        {!isBusy && run && <LastRun run={run} />}
        {!isBusy && !run && <p>{texts.noRun[reading]}</p>}
      </section>
      {Dialog && (
        <Dialog
          isOpen={isAsking}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start();
          }}
          returnFocus={button}
        />
      )}
    </>
  );
}
