import { HOME } from '#content/home.ts';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Section } from '#app/ui/layout/section.tsx';

/** Three pillars under one accent line. */
export function Advantage() {
  const { eyebrow, heading, lead, pillars, action } = HOME.advantage;
  return (
    <Section id="advantage" tone="paper" layout="stacked" eyebrow={eyebrow} heading={heading} lead={lead}>
      <ul className="grid gap-x-8 gap-y-12 border-t-2 lg:gap-y-0 border-accent pt-8 lg:grid-cols-3 lg:pt-10">
        {pillars.map((pillar) => (
          <li
            key={pillar.name}
            className="grid content-start gap-x-6 md:max-lg:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid"
          >
            <div>
              <Heading level={3}>{pillar.name}</Heading>
              <p className="mt-4">{pillar.text}</p>
            </div>
            <ul className="mt-6 text-secondary md:max-lg:mt-0">
              {pillar.points.map((point) => (
                <li key={point} className="border-t border-hairline py-3">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <ContactLink look="text" className="mt-10">
        {action}
      </ContactLink>
    </Section>
  );
}
