import { Section } from '#app/ui/layout/section.tsx';
import { StatRow } from '#app/ui/text/stat-row.tsx';

import type { SectionOf } from './section-of.ts';

export function FiguresSection({ figures, ...frame }: SectionOf<'figures'>) {
  return (
    <Section layout="stacked" {...frame}>
      <StatRow figures={figures} isSmall />
    </Section>
  );
}
