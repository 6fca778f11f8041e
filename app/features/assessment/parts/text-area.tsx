import type { ComponentProps } from 'react';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & { id: string; label: string };

export function TextArea({ label, ...rest }: TextAreaProps) {
  return (
    <>
      <label
        htmlFor={rest.id}
        className="mb-[0.4rem] block text-small/[1.6] font-medium group-data-facilitated:text-room-small"
      >
        {label}
      </label>
      <textarea
        className="block w-full rounded-control border border-control bg-surface px-[0.9rem] py-[0.6rem]"
        {...rest}
      />
    </>
  );
}
