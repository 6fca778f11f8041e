import type { ComponentProps } from 'react';

type ScrollRegionProps = ComponentProps<'div'> & { 'aria-label': string };

/** An area that scrolls by itself. It is not a `<section>`, because sections show no focus outline. */
export function ScrollRegion(props: ScrollRegionProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only an area that can have the focus
  return <div role="region" tabIndex={0} {...props} />;
}
