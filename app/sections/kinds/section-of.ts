import type { Section } from '#content/types.ts';

/** Type of the content of one kind of section. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
