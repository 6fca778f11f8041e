import { useLocation } from 'react-router';

import { NOT_LOADED } from '#content/assessment/load-failure.ts';
import { useLoadedView } from '#app/lib/navigation/use-loaded-view.ts';

/** The URL with this fragment shows the open assessment; with `?area=…` it begins with that area. */
export const ASSESSMENT_ID = 'assessment';

const load = () => import('../assessment.tsx');

export function useAssessment() {
  const { search } = useLocation();
  const { view, ...rest } = useLoadedView({ load, fragment: ASSESSMENT_ID, notLoaded: NOT_LOADED });
  return {
    View: view?.Assessment,
    areaId: new URLSearchParams(search).get('area') ?? undefined,
    ...rest,
  };
}
