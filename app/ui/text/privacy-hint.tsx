import { TextLink } from '#app/ui/controls/link.tsx';

type PrivacyHintProps = { before: string; link: string; after?: string };

/** A sentence about what a form sends, with a link to the Privacy Policy. */
export function PrivacyHint({ before, link, after }: PrivacyHintProps) {
  return (
    <>
      {before}
      <TextLink href="/privacy">{link}</TextLink>
      {after}
    </>
  );
}
