import { FIRM } from '#content/firm.ts';
import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { TextLink } from '#app/ui/controls/link.tsx';

type OtherWaysProps = {
  status: string;
  /** The control that clears the form or undoes that; absent while there is nothing to clear or undo. */
  action?: { label: string; run: () => void };
};

/**
 * The control that clears the form, and other ways to reach the firm: two items of the form's grid. On phones the
 * control is beside Send, on wider screens below the text. Room for the control and the status is reserved, so that
 * nothing shifts when they appear.
 */
export function OtherWays({ status, action }: OtherWaysProps) {
  const [write, call, end] = ENQUIRY_FORM.otherWays;
  return (
    <>
      <div className="min-h-11 sm:col-[2] sm:row-start-2 noscript:hidden">
        {action && (
          <button
            type="button"
            onClick={action.run}
            className="-mx-3 min-h-11 rounded-control px-3 text-small font-medium text-link underline-offset-4 hover:underline"
          >
            {action.label}
          </button>
        )}
      </div>
      <div className="col-span-2 min-h-22 text-small sm:col-[2] sm:row-start-1 sm:min-h-14 sm:pt-3">
        <p className="text-secondary">
          {write}
          <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink>
          {call}
          {/* An inline-flex box keeps the number on one line; `whitespace-nowrap` would add a rule to the home page. */}
          <TextLink href={FIRM.phone.href} className="inline-flex">
            {FIRM.phone.label}
          </TextLink>
          {end}
        </p>
        <p role="status" className="font-medium text-heading">
          {status}
        </p>
      </div>
    </>
  );
}
