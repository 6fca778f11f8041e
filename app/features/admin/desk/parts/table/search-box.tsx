import { useEffect, useId, useRef } from 'react';

import { DESK_LIMITS } from '#shared/desk/calls.ts';

import { CONTROL_CLASS } from '#app/features/admin/desk/parts/form/controls.tsx';

const PAUSE_MS = 300;

type SearchBoxProps = {
  label: string;
  value: string;
  onSearch: (value: string) => void;
  className?: string;
};

/** Searches when typing pauses, and immediately on Enter. */
export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastSearch = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The timer must call the latest `onSearch`: filters may have changed during the pause.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Show a search that comes from outside, e.g. the back button. Our own search must not overwrite further typing.
  useEffect(() => {
    if (input.current && value !== lastSearch.current) input.current.value = value;
    lastSearch.current = value;
  }, [value]);

  function searchNow(): void {
    clearTimeout(timer.current);
    lastSearch.current = input.current?.value.trim() ?? '';
    search.current(lastSearch.current);
  }

  return (
    <search className={className}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
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
            timer.current = setTimeout(searchNow, PAUSE_MS);
          }}
          className={CONTROL_CLASS}
        />
      </form>
    </search>
  );
}
