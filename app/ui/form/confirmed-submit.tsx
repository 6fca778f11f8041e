import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Button } from '#app/ui/controls/button.tsx';

type ConfirmedSubmitProps = {
  /** Value of the field `act`. */
  act: string;
  words: { open: string; warning: string; submit: string };
};

/** A submit button for what cannot be undone, inside `<details>`: it takes two presses, without JavaScript too. */
export function ConfirmedSubmit({ act, words }: ConfirmedSubmitProps) {
  return (
    <details className="max-w-measure">
      <summary className={buttonClass('secondary')}>{words.open}</summary>
      <div className="mt-4 border-l-3 border-danger pl-4">
        <p className="mb-4">{words.warning}</p>
        <Button type="submit" name="act" value={act} look="secondary">
          {words.submit}
        </Button>
      </div>
    </details>
  );
}
