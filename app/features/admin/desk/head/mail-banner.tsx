type MailBannerProps = { problem: string | undefined };

export function MailBanner({ problem }: MailBannerProps) {
  if (!problem) return null;
  return (
    <p role="status" className="mt-3 border-l-3 border-danger bg-raised px-4 py-2 text-small text-heading">
      <strong className="font-semibold">Mail needs attention.</strong> {problem}
    </p>
  );
}
