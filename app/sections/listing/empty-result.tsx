import { Button } from '#app/ui/controls/button.tsx';

type EmptyResultProps = {
  copy: { heading: string; text: string; clear: string };
  onClear: () => void;
};

/** Shown in place of a list when its filter matches nothing. */
export function EmptyResult({ copy, onClear }: EmptyResultProps) {
  return (
    <div className="pt-4 pb-8 lg:pb-16">
      <p className="font-display text-h2 text-heading">{copy.heading}</p>
      <p className="mt-4 max-w-[52ch] text-secondary">{copy.text}</p>
      <Button look="secondary" onClick={onClear} className="mt-7">
        {copy.clear}
      </Button>
    </div>
  );
}
