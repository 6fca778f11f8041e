import { useEffect, useRef } from 'react';

import { DESK_LIMITS } from '#shared/desk.ts';

import { CONTROL_CLASS } from './controls.tsx';

const PAUSE_MS = 300;

type SearchBoxProps = {
  id: string;
  label: string;
  value: string;
  onSearch: (value: string) => void;
  className?: string;
};

/** Searches when the typing pauses, and at once with Enter. */
export function SearchBox({ id, label, value, onSearch, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // When the pause is over, whatever else has been chosen meanwhile counts.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The back button brings an earlier search; what is being typed stays.
  useEffect(() => {
    if (input.current && value !== told.current) input.current.value = value;
    told.current = value;
  }, [value]);

  function tell(): void {
    clearTimeout(timer.current);
    told.current = input.current?.value.trim() ?? '';
    search.current(told.current);
  }

  return (
    <search className={className}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          tell();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          placeholder={label}
          maxLength={DESK_LIMITS.searchCharacters}
          defaultValue={value}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(tell, PAUSE_MS);
          }}
          className={CONTROL_CLASS}
        />
      </form>
    </search>
  );
}
