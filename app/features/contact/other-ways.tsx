import { FIRM } from '#content/firm.ts';
import { TextLink } from '#app/ui/link.tsx';

type OtherWaysProps = {
  status: string;
  /** The control beside the status; absent while there is nothing to clear. */
  action?: { label: string; run: () => void };
};

/** How else to reach the firm, with room below for what is kept, so that nothing moves when it is told. */
export function OtherWays({ status, action }: OtherWaysProps) {
  return (
    <div className="min-h-34 text-small sm:min-h-22">
      <p className="text-secondary">
        Or write to <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink> or call{' '}
        <TextLink href={FIRM.phone.href}>{FIRM.phone.label}</TextLink>.
      </p>
      <p role="status" className="text-heading">
        {status}
      </p>
      {action && (
        <button
          type="button"
          onClick={action.run}
          className="-mx-3 min-h-11 rounded-control px-3 font-medium text-link underline-offset-4 hover:underline"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
