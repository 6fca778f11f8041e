import { FIRM } from '#app/content/firm.ts';
import { TextLink } from '#app/ui/link.tsx';

type OtherWaysProps = {
  /** Whether an enquiry waits that could not be sent. */
  isUnsent: boolean;
  onDiscard: () => void;
};

/** How else to reach the firm, with room below for what waits, so that nothing moves when it is told. */
export function OtherWays({ isUnsent, onDiscard }: OtherWaysProps) {
  return (
    <div className="min-h-34 text-small noscript:hidden sm:min-h-22">
      <p className="text-secondary">
        Or write to <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink> or call{' '}
        <TextLink href={FIRM.phone.href}>{FIRM.phone.label}</TextLink>.
      </p>
      <p role="status" className="text-heading">
        {isUnsent && 'Not sent yet: what you wrote waits in this tab until you send or discard it.'}
      </p>
      {isUnsent && (
        <button
          type="button"
          onClick={onDiscard}
          className="-mx-3 min-h-11 rounded-control px-3 font-medium text-link underline-offset-4 hover:underline"
        >
          Discard
        </button>
      )}
    </div>
  );
}
