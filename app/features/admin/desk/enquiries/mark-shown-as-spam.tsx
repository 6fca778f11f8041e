import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { isUpcoming } from '#app/features/admin/desk/enquiry/upcoming.ts';
import { ConfirmButton } from '#app/features/admin/desk/parts/confirm-button.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/focus/keep-focus.ts';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { VisitorText } from '#app/features/admin/desk/text/visitor-text.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

const { markShown: texts } = DESK.list;
const MOST_NAMED = 10;

function consequenceFor(rows: readonly DeskEnquiry[]) {
  const more = rows.length - MOST_NAMED;
  return (
    <>
      {texts.consequence}
      <ul className="mt-3 text-small text-body">
        {rows.slice(0, MOST_NAMED).map((row) => (
          <li key={row.id} className="truncate">
            <VisitorText text={`${row.first_name} ${row.last_name}, ${row.email}`} />
          </li>
        ))}
        {more > 0 && <li>{texts.more(more)}</li>}
      </ul>
    </>
  );
}

/** Marks the enquiries that a search has found as spam, after a flood of similar ones. Skips handled ones and appointments. */
export function MarkShownAsSpam({ rows }: { rows: readonly DeskEnquiry[] }) {
  const change = useChange();
  const open = rows.filter(({ status, appointment }) => status === 'new' && !isUpcoming(appointment));
  if (open.length < 2) return null;

  async function mark(asked: readonly DeskEnquiry[]): Promise<void> {
    await change(async () => {
      const submissions = asked.map(({ id, version }) => ({ id, version }));
      const marked = await askDesk('mark_submissions_as_spam', { submissions });
      return doneToast(texts.done.title, texts.done.text(marked, asked.length));
    });
  }

  return (
    <div ref={keepFocus} className="mt-2">
      <ConfirmButton
        row={open}
        label={texts.mark(open.length)}
        question={texts.question(open.length)}
        confirmLabel={texts.confirm}
        isDestructive
        consequence={consequenceFor}
        onConfirm={mark}
      />
    </div>
  );
}
