import { useState, type ComponentProps } from 'react';

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  type: 'date' | 'time';
  value: string;
  onValue: (value: string) => void;
};

/** While a part is missing, the browser reports an empty value; a year is reported at each digit, the first as `0002`. */
const isComplete = (value: string) => value !== '' && !/^0\d{3}-/.test(value);

/**
 * A date or time field that reports a value once all of its parts are typed. On leaving it, an empty field is reported, and
 * an incomplete one shows its former value again.
 */
export function TypedInput({ value, onValue, ...props }: TypedInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...props}
      value={typed ?? value}
      onChange={({ target }) => {
        const isDone = isComplete(target.value);
        setTyped(isDone ? undefined : target.value);
        if (isDone) onValue(target.value);
      }}
      onBlur={({ target }) => {
        setTyped(undefined);
        if (typed !== undefined && !target.validity.badInput) onValue(typed);
      }}
    />
  );
}
