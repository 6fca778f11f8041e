/** A place of the site, opened beside the desk so that what was tried stays on screen. */
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
