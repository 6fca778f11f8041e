import type { HTMLElement } from 'node-html-parser';

/** What must not be in a page, because it would break it without script or against the policy. */
export function pageFaults(root: HTMLElement): string[] {
  const faults: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const { id, attributes, rawTagName } = element;
    const place = element.outerHTML.slice(0, 120);
    if ((rawTagName === 'div' && /^S:/.test(id)) || (rawTagName === 'template' && /^B:/.test(id)))
      faults.push(`content is hidden until script runs: ${place}`);
    for (const name of Object.keys(attributes)) {
      if (/^(style|on[a-z]+)$/i.test(name)) faults.push(`the policy refuses the attribute ${name}: ${place}`);
    }
  }
  return faults;
}
