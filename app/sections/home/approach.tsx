import { HOME } from '#content/home.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

import dialUrl from './dial.svg';

/**
 * A surveyor's dial: a mark every ten degrees, a longer one for each perspective. In the file the marks are dashes of circles
 * with a `pathLength` of 360, so that a unit of the dash pattern is a degree.
 */
function Dial() {
  return (
    <svg viewBox="0 0 400 400" className="h-auto w-full max-w-88" stroke="currentColor" aria-hidden="true">
      <use href={`${dialUrl}#dial`} />
      <text x="208" y="226" textAnchor="middle" className="dial-figure" fill="currentColor" stroke="none">
        360°
      </text>
    </svg>
  );
}

export function Approach() {
  const { heading, text, perspectives } = HOME.services.approach;
  return (
    <div className="contour tone-deep relative mt-section overflow-hidden py-16 lg:py-28">
      <Container className="relative grid-12 items-center gap-y-12">
        <div className="col-span-12 flex justify-center lg:col-span-4 lg:justify-start">
          <Dial />
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <Heading level={3} size="h2">
            {heading}
          </Heading>
          <p className="mt-5 max-w-measure text-lead text-secondary">{text}</p>
          <dl className="mt-10 grid gap-x-6 sm:grid-cols-2">
            {perspectives.map((perspective) => (
              <div key={perspective.name} className="border-t border-hairline py-4">
                <dt className="font-medium text-heading">{perspective.name}</dt>
                <dd className="mt-1 text-small text-secondary">{perspective.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </div>
  );
}
