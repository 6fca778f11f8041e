import type { HTMLElement } from 'node-html-parser';

/** React's streaming markup for a suspended boundary, which stays hidden until a script reveals it. */
function isHiddenBlock({ id, rawTagName }: HTMLElement): boolean {
  return (rawTagName === 'div' && id.startsWith('S:')) || (rawTagName === 'template' && id.startsWith('B:'));
}

/** Problems of a page: content that stays hidden without JavaScript, and attributes that the CSP blocks. */
export function pageProblems(root: HTMLElement): string[] {
  return root.querySelectorAll('*').flatMap((element) => {
    const blocked = Object.keys(element.attributes).filter((name) => /^(style|on[a-z]+)$/i.test(name));
    const problems = blocked.map((name) => `the policy refuses the attribute ${name}`);
    if (isHiddenBlock(element)) problems.push('content is hidden until script runs');
    return problems.map((problem) => `${problem}: ${element.outerHTML.slice(0, 120)}`);
  });
}
