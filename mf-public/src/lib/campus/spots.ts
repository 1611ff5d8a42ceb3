import type { Api } from '@admissions/api-client';
import { loadList } from '../public-reads.ts';

/** A scene of the tour on the plan, and the number of its building, if any. */
interface Spot {
  name: RegExp;
  x: number;
  y: number;
  building?: number;
}
/** By keywords of the scene; the first match counts. */
const SPOTS: readonly Spot[] = [
  { name: /校門|大道/, x: 446, y: 388 },
  { name: /圖書館|五館/, x: 492, y: 276, building: 4 },
  { name: /七館/, x: 690, y: 330, building: 6 },
  { name: /體育館|操場/, x: 150, y: 160, building: 7 },
  { name: /宿舍/, x: 668, y: 178, building: 10 },
  { name: /夜|廣場|六館/, x: 430, y: 300, building: 5 },
];

/** Undefined if its texts name nothing on the plan. */
export const findSpot = ({ title, place }: { title: string; place: string }) =>
  SPOTS.find(({ name }) => name.test(title)) ?? SPOTS.find(({ name }) => name.test(place));

/** A scene with a view of a building. */
export type TourSpot = Awaited<ReturnType<typeof loadTourSpots>>[number];

/** Empty if the tour cannot be read. */
export async function loadTourSpots(api: Api) {
  const scenes = await loadList(api, 'vr/vr_list');
  return (scenes ?? []).flatMap(({ id, title, place }) => {
    const building = findSpot({ title, place })?.building;
    return building === undefined ? [] : [{ id, title, building }];
  });
}
