import { useState } from 'react';

import { AMERICAN_STATES, COUNTRIES, MEMBER_STATES } from '#content/deadlines/choices.ts';
import { DEADLINE_TOOL } from '#content/deadlines/screens.ts';
import type { Place } from '#shared/deadlines/answers.ts';

import { withoutHiddenStates } from '../state/hidden-states.ts';
import { ChoiceList } from './choice-list.tsx';

type PlacesProps = {
  name: string;
  chosen: readonly Place[] | undefined;
  onChange: (chosen: readonly Place[] | undefined) => void;
};

const MAIN = [...COUNTRIES, { value: 'other', label: DEADLINE_TOOL.elsewhere }];

/** Checkboxes for countries. EU member states and US states are in collapsed groups. */
export function Places({ name, chosen, onChange }: PlacesProps) {
  const has = (choices: readonly { value: Place }[]) => choices.some(({ value }) => chosen?.includes(value));
  // Only the initial state: afterwards the visitor decides what is expanded.
  const [isOpen] = useState({ member: has(MEMBER_STATES), american: has(AMERICAN_STATES) });
  return (
    <>
      <details open={isOpen.member} className="pb-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-[0.2em]">
          {DEADLINE_TOOL.memberStates}
        </summary>
        <ChoiceList name={name} choices={MEMBER_STATES} chosen={chosen} onChange={onChange} />
      </details>
      <ChoiceList
        name={name}
        choices={MAIN}
        chosen={chosen}
        onChange={(places) => onChange(withoutHiddenStates(places))}
        withUnknown
      />
      {chosen?.includes('US') && (
        <details open={isOpen.american} className="pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-[0.2em]">
            {DEADLINE_TOOL.americanStates}
          </summary>
          <ChoiceList name={name} choices={AMERICAN_STATES} chosen={chosen} onChange={onChange} />
        </details>
      )}
    </>
  );
}
