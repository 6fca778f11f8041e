type MailBannerProps = { fault: string | undefined };

export function MailBanner({ fault }: MailBannerProps) {
  if (!fault) return null;
  return (
    <p role="status" className="mt-3 border-l-3 border-danger bg-raised px-4 py-2 text-small text-heading">
      <strong className="font-semibold">Mail needs attention.</strong> {fault}
    </p>
  );
}
