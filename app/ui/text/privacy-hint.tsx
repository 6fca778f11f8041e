import { TextLink } from '#app/ui/controls/link.tsx';

type PrivacyHintProps = { before: string; link: string; after?: string };

/** Says how the data in a form is used, with a link to the Privacy Policy. */
export function PrivacyHint({ before, link, after }: PrivacyHintProps) {
  return (
    <>
      {before}
      <TextLink href="/privacy">{link}</TextLink>
      {after}
    </>
  );
}
