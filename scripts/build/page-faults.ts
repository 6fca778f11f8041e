import type { HTMLElement } from 'node-html-parser';

function isHiddenBlock({ id, rawTagName }: HTMLElement): boolean {
  return (rawTagName === 'div' && id.startsWith('S:')) || (rawTagName === 'template' && id.startsWith('B:'));
}

/** What must not be in a page, because it would break it without script or against the policy. */
export function pageFaults(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap((element) => {
    const refused = Object.keys(element.attributes).filter((name) => /^(style|on[a-z]+)$/i.test(name));
    const faults = refused.map((name) => `the policy refuses the attribute ${name}`);
    if (isHiddenBlock(element)) faults.push('content is hidden until script runs');
    return faults.map((fault) => `${fault}: ${element.outerHTML.slice(0, 120)}`);
  });
}
