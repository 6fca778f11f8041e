import type { Section } from '#content/types.ts';

/** The content of one kind of section. */
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
