import { NOTHING } from '#app/features/admin/desk/text/labels.ts';
import { localDate, localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { Subscription } from '#shared/desk/results.ts';

const { newsletter: texts, newsletterFigures: figures } = DESK;

type State = { label: string; detail: string };

/** The state of a subscription, and since or until when. */
export function stateOf({
  confirmed_at,
  confirm_until,
}: Pick<Subscription, 'confirmed_at' | 'confirm_until'>): State {
  if (confirmed_at !== null) return { label: texts.states.confirmed, detail: localTime(confirmed_at) };
  return {
    label: texts.states.unconfirmed,
    detail: confirm_until === null ? texts.neverAsked : texts.deletedAfter(localDate(confirm_until)),
  };
}

/** For example `Leadership, Risk Management; monthly`. */
export function topicsOf({ topics, frequency }: Pick<Subscription, 'topics' | 'frequency'>): string {
  return `${topics?.join(', ') ?? texts.allTopics}; ${texts.frequencies[frequency]}`;
}

/** Never rounded to 0 % or 100 % where some, but not all, confirmed. */
export function shareText(confirmed: number, arrived: number): string {
  if (arrived === 0) return NOTHING;
  const percent = Math.round((100 * confirmed) / arrived);
  if (confirmed === 0 || confirmed === arrived) return figures.percent(percent);
  return figures.percent(Math.min(99, Math.max(1, percent)));
}
