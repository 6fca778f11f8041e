import { STATES } from '#content/deadlines/regimes/states.ts';
import { regimeMeta, regimeRoute } from '#app/sections/resources/deadlines/regime-route.tsx';

export const meta = regimeMeta;
export default regimeRoute(STATES);
