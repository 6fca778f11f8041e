import { classNames } from '#app/lib/class-names.ts';

type SpinnerProps = { className?: string };

/** Rotating ring for work in progress, hidden from screen readers: the text beside it names the work. */
export function Spinner({ className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className={classNames('flex-none animate-spin', className)}
    >
      <circle cx="10" cy="10" r="8" className="opacity-25" />
      <path d="M18 10a8 8 0 0 0-8-8" strokeLinecap="round" />
    </svg>
  );
}

type FullScreenSpinnerProps = { label: string };

export function FullScreenSpinner({ label }: FullScreenSpinnerProps) {
  return (
    <output className="tone-paper fixed inset-0 z-50 flex flex-col items-center justify-center gap-4">
      <Spinner className="size-8 text-accent-ink" />
      <span className="text-small text-secondary">{label}</span>
    </output>
  );
}
