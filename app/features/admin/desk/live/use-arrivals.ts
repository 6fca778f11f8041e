import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useReload } from '#app/features/admin/desk/desk-queries.ts';

import { markShown, newsQuery, type News } from './poll.ts';

export type Arrivals = {
  /** Number of enquiries that arrived since the list was last shown. */
  arrived: number;
  /** Loads the list with the arrived enquiries. */
  show: () => void;
};

const QUERY = newsQuery();
const arrivedOf = ({ arrived }: News) => arrived;

/** Keeps the desk up to date while it is open. */
export function useArrivals(): Arrivals {
  const client = useQueryClient();
  const reload = useReload();
  const { data: arrived = 0 } = useQuery({ ...QUERY, select: arrivedOf });
  return {
    arrived,
    show: () => {
      markShown(client);
      reload();
    },
  };
}
