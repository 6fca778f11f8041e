import type { Database } from '../database.ts';

/** The tokens that the model may use in a day (UTC), over all servers and instances. */
export type TokenBudget = {
  /** Reserves tokens; false when the day's budget is spent. */
  reserve(tokens: number): Promise<boolean>;
  /** Replaces a reservation by the tokens that were used. */
  settle(reserved: number, used: number): Promise<void>;
};

export function createTokenBudget(database: Database, perDay: number): TokenBudget {
  return {
    async reserve(tokens) {
      const rows = await database.query(
        `insert into private.chat_usage as today (day, tokens)
         select (now() at time zone 'utc')::date, $1::bigint where $1::bigint <= $2::bigint
         on conflict (day) do update set tokens = today.tokens + excluded.tokens
         where today.tokens + excluded.tokens <= $2::bigint
         returning 1`,
        [tokens, perDay],
      );
      return rows.length > 0;
    },
    async settle(reserved, used) {
      await database.query(
        `update private.chat_usage set tokens = greatest(0, tokens + $1::bigint)
         where day = (now() at time zone 'utc')::date`,
        [used - reserved],
      );
    },
  };
}
