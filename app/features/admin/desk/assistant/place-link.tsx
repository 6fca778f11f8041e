/** A link to a place on the site. It opens a new tab, so that the tried question stays on screen. */
export function PlaceLink({ place }: { place: string }) {
  return (
    <a
      href={place}
      target="_blank"
      rel="noreferrer"
      className="break-words text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
    >
      {place}
    </a>
  );
}
