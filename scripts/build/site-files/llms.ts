import { FIRM, HOTLINE_NUMBERS } from '#content/firm.ts';
import { PAGES, type Page } from '#content/pages.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';

const SECTIONS: [heading: string, groups: Page['group'][]][] = [
  ['Firm', ['main']],
  ['Services', ['service']],
  ['Industries', ['industry']],
  ['Resources', ['resource', 'tool', 'changes']],
  ['Legal', ['legal']],
];

/** Guide to the site for language models, in the format of llmstxt.org. */
export function llms(siteUrl: string): string {
  const sections = SECTIONS.map(([heading, groups]) => {
    const links = PAGES.filter((page) => page.indexed && groups.includes(page.group)).map(
      ({ label, path, description }) => `- [${label}](${siteUrl}${path}): ${description}`,
    );
    return `## ${heading}\n\n${links.join('\n')}\n`;
  });
  const pieces = PIECES.map(
    ({ title, path, abstract }) => `- [${title}](${siteUrl}${path}): ${abstract}`,
  ).join('\n');
  // The full texts are for clients and subscribers.
  if (pieces) sections.push(`## Insights: abstracts\n\n${pieces}\n`);
  const facts = [
    `- Offices: ${FIRM.offices.map(({ city }) => city).join(', ')}`,
    `- Hours: ${FIRM.officeHours}; incident response ${FIRM.emergencyHours}`,
    `- Hotline: ${HOTLINE_NUMBERS}`,
    `- Email: ${FIRM.email}`,
  ];
  return [`# ${FIRM.name}\n`, `> ${FIRM.description}\n`, `${facts.join('\n')}\n`, ...sections].join('\n');
}
