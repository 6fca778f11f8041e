import type { ComponentType } from 'react';

import type { ButtonLook } from '#app/ui/button-class.ts';

/** Button that opens the insight gate; the route brings it along. */
export type Gate = ComponentType<{
  look?: ButtonLook;
  className?: string;
  /** Id of the title that says what the button is about. */
  'aria-describedby': string;
  children: string;
}>;
