import { UNITED_KINGDOM } from '#content/deadlines/regimes/united-kingdom.ts';
import { regimeMeta, regimeRoute } from '#app/sections/resources/deadlines/regime-route.tsx';

export const meta = regimeMeta;
export default regimeRoute(UNITED_KINGDOM);
