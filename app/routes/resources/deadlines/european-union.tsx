import { EUROPEAN_UNION } from '#content/deadlines/regimes/european-union.ts';
import { regimeMeta, regimeRoute } from '#app/sections/resources/deadlines/regime-route.tsx';

export const meta = regimeMeta;
export default regimeRoute(EUROPEAN_UNION);
