import { DESK } from '#content/desk/desk.ts';

type ArrivalNoticeProps = { arrived: number; onShow: () => void };

/** Announces new enquiries. They are shown only on request, so that rows do not move under the pointer. */
export function ArrivalNotice({ arrived, onShow }: ArrivalNoticeProps) {
  const enquiries = DESK.list.arrived(arrived);
  return (
    <>
      <output className="sr-only">{arrived > 0 && DESK.list.announced(enquiries)}</output>
      {arrived > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="mt-3 flex min-h-11 w-full items-center justify-center rounded-control border border-accent bg-raised px-4 text-small font-medium text-heading hover:border-heading"
        >
          {DESK.list.show(enquiries)}
        </button>
      )}
    </>
  );
}
