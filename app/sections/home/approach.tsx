import { HOME } from '#content/home.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** A surveyor's dial: a mark every ten degrees, a longer one for each perspective. */
function Dial() {
  return (
    <svg
      viewBox="0 0 400 400"
      className="h-auto w-full max-w-88"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="200" cy="200" r="160" opacity="0.3" />
      {/* Each dash is one mark. `pathLength` makes a degree one unit of the dash pattern. */}
      <g transform="rotate(-90 200 200)" strokeDashoffset="0.175">
        <circle
          cx="200"
          cy="200"
          r="164"
          pathLength="360"
          strokeDasharray="0.35 9.65"
          strokeWidth="8"
          opacity="0.45"
        />
        <circle cx="200" cy="200" r="165" pathLength="360" strokeDasharray="0.35 59.65" strokeWidth="26" />
      </g>
      <path
        d="M200 40a160 160 0 1 1-138.6 80"
        className="text-accent"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="61.4" cy="120" r="5" className="fill-accent text-accent" />
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
