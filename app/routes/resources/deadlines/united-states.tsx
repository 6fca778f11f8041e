import { UNITED_STATES } from '#content/deadlines/regimes/united-states.ts';
import { regimeMeta, regimeRoute } from '#app/sections/resources/deadlines/regime-route.tsx';

export const meta = regimeMeta;
export default regimeRoute(UNITED_STATES);
