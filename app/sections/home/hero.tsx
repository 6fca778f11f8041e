import { HOME } from '#content/home.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

/** The team's backgrounds: over the bottom of the picture on wide screens, below it on narrow ones. */
function Backgrounds() {
  const { backgroundsLabel, backgrounds } = HOME.hero;
  return (
    <Container className="py-6 lg:absolute lg:inset-x-0 lg:bottom-0 lg:pb-7">
      <div className="border-t border-hairline pt-5 lg:pr-28 2xl:pr-0">
        <p className="text-[0.8125rem]/[1.4] text-secondary">{backgroundsLabel}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.8125rem]/[1.4] text-body max-lg:flex-col xl:flex-nowrap xl:justify-between">
          {backgrounds.map((background) => (
            <li key={background}>{background}</li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

export function HomeHero() {
  const { badge, headline, subline, action, more, incident } = HOME.hero;
  return (
    <section data-hero aria-labelledby="hero-heading" className="tone-ink relative">
      <div className="relative isolate flex min-h-svh flex-col overflow-hidden">
        <Picture
          name="hero-home"
          portrait="hero-home-portrait"
          sizes="100vw"
          priority
          // Moved up on phones, so that the sun is not behind the text.
          className="absolute inset-x-0 -top-12 -z-10 size-full object-[70%_30%] sm:top-0"
        />
        <div className="home-shade absolute inset-0 -z-10" />
        <Container className="flex grow flex-col justify-end pt-40 pb-10 lg:justify-center lg:pt-28 lg:pb-40">
          <Eyebrow>{badge}</Eyebrow>
          <Heading level={1} size="display" id="hero-heading" className="mt-4 lg:mt-6">
            <span className="block">{headline.first}</span>{' '}
            <span className="mt-4 block max-w-[17em] text-h2 lg:mt-5">{headline.second}</span>
          </Heading>
          <p className="mt-6 max-w-[30.6em] text-lead text-body lg:mt-8">{subline}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 lg:mt-10">
            <ContactLink>{action}</ContactLink>
            <ButtonLink href="#services" look="text">
              {more}
            </ButtonLink>
          </div>
          <p className="mt-6 text-secondary">
            <TextLink href={incident.href}>{incident.action}</TextLink> {incident.when}
          </p>
        </Container>
      </div>
      <Backgrounds />
    </section>
  );
}
