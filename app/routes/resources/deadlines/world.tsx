import { WORLD } from '#content/deadlines/regimes/world.ts';
import { regimeMeta, regimeRoute } from '#app/sections/resources/deadlines/regime-route.tsx';

export const meta = regimeMeta;
export default regimeRoute(WORLD);
