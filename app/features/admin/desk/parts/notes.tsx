import type { ReactNode } from 'react';

import { Spinner } from '#app/ui/controls/spinner.tsx';

import { ToolButton } from './controls.tsx';

export function LoadingLine({ label }: { label: string }) {
  return (
    <output className="flex items-center gap-3 py-6 text-small text-secondary">
      <Spinner /> {label}
    </output>
  );
}

type EmptyNoteProps = { title: string; children?: ReactNode };

export function EmptyNote({ title, children }: EmptyNoteProps) {
  return (
    <div className="mt-4 border-y border-hairline py-10 text-small text-secondary">
      <p className="text-copy font-medium text-heading">{title}</p>
      {children}
    </div>
  );
}

type FailureNoteProps = { title: string; message: string; onRetry: () => void };

export function FailureNote({ title, message, onRetry }: FailureNoteProps) {
  return (
    <div className="mt-4 border-l-3 border-danger py-2 pl-4 text-small">
      <p className="font-medium text-heading">{title}</p>
      <p className="mt-1 text-secondary">{message}</p>
      <ToolButton className="mt-3" onClick={onRetry}>
        Try again
      </ToolButton>
    </div>
  );
}
