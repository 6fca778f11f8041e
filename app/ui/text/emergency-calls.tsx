/** A text whose numbers of the public emergency services can be called. */
export function EmergencyCalls({ children }: { children: string }) {
  return children.split(/\b(112|911|999)\b/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`tel:${part}`} className="underline">
        {part}
      </a>
    ),
  );
}
