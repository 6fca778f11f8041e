import { HOME } from '#app/content/home.ts';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Section } from '#app/ui/section.tsx';

/** Three pillars hanging from one copper line. */
export function Advantage() {
  const { eyebrow, heading, lead, pillars, action } = HOME.advantage;
  return (
    <Section id="advantage" tone="paper" layout="stacked" eyebrow={eyebrow} heading={heading} lead={lead}>
      <ul className="grid gap-x-6 gap-y-14 border-t-2 border-accent pt-8 lg:grid-cols-3 lg:pt-10">
        {pillars.map((pillar) => (
          <li key={pillar.name} className="lg:pr-6">
            <Heading level={3}>{pillar.name}</Heading>
            <p className="mt-4 text-copy lg:min-h-[8.5em] xl:min-h-[6.5em]">{pillar.text}</p>
            <ul className="mt-6 text-secondary">
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
