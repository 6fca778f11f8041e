import type { Database } from '../../database.ts';
import { describeError } from '../../describe-error.ts';
import type { Log } from '../../log.ts';

/** The tokens that the model may use in a day (UTC), over all servers and instances. */
export type TokenBudget = {
  /** Reserves tokens and returns the day on which they count, or `undefined` if its budget is spent or cannot be read. */
  reserve(tokens: number): Promise<string | undefined>;
  /** Replaces the tokens reserved on that day by those that were used, also after midnight. */
  settle(day: string, reserved: number, used: number): Promise<void>;
};

export function createTokenBudget(database: Database, perDay: number, log: Log): TokenBudget {
  return {
    async reserve(tokens) {
      const reserved = database.query<{ day: string }>(
        `insert into private.chat_usage as today (day, tokens)
         select (now() at time zone 'utc')::date, $1::bigint where $1::bigint <= $2::bigint
         on conflict (day) do update set tokens = today.tokens + excluded.tokens
         where today.tokens + excluded.tokens <= $2::bigint
         returning day::text`,
        [tokens, perDay],
      );
      try {
        const [row] = await reserved;
        if (!row) log('chat_budget_spent', {}, 'warn');
        return row?.day;
      } catch (error) {
        // Without its budget the model is not asked; the composed answer needs no database.
        log('chat_budget_unknown', describeError(error), 'error');
        return undefined;
      }
    },
    async settle(day, reserved, used) {
      await database.query(
        `update private.chat_usage set tokens = greatest(0, tokens + $1::bigint)
         where day = $2::date`,
        [used - reserved, day],
      );
    },
  };
}
