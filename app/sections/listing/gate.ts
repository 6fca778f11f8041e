import type { ComponentType } from 'react';

import type { ButtonLook } from '#app/ui/controls/button-class.ts';

/** Button that opens the insight gate. The route passes it in, because sections must not import features. */
export type Gate = ComponentType<{
  look?: ButtonLook;
  className?: string;
  /** Id of the title of the item that the button is for. */
  'aria-describedby': string;
  readerHref?: string | undefined;
  children: string;
}>;
