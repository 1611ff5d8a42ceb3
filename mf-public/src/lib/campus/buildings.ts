import { traffic } from '@admissions/site-content';

export type PlanBuilding = (typeof BUILDINGS)[number];
interface Shape {
  roof: 'teaching' | 'library' | 'sport' | 'home';
  /** Ground and height on the plan; some buildings have several blocks. */
  blocks: readonly (readonly [
    x: number,
    y: number,
    width: number,
    depth: number,
    height: number,
  ])[];
}
// In the order of the list of buildings; the gate is at the bottom.
const SHAPES: readonly Shape[] = [
  { roof: 'teaching', blocks: [[250, 300, 120, 46, 34]] },
  { roof: 'teaching', blocks: [[170, 205, 60, 96, 40]] },
  { roof: 'teaching', blocks: [[265, 185, 130, 44, 36]] },
  { roof: 'library', blocks: [[505, 205, 110, 86, 64]] },
  { roof: 'teaching', blocks: [[520, 350, 128, 52, 44]] },
  { roof: 'teaching', blocks: [[655, 205, 64, 108, 46]] },
  { roof: 'sport', blocks: [[90, 90, 118, 66, 40]] },
  { roof: 'sport', blocks: [[245, 84, 92, 52, 30]] },
  { roof: 'sport', blocks: [[395, 92, 96, 50, 32]] },
  {
    roof: 'home',
    blocks: [
      [580, 70, 48, 86, 58],
      [650, 70, 48, 86, 58],
      [720, 70, 48, 86, 58],
    ],
  },
];

/** Numbered from 1. */
export const BUILDINGS = traffic.campus.buildings.map(([name, use], index) => ({
  number: index + 1,
  name,
  use,
  ...(SHAPES[index] as Shape),
}));

/** On plan and list: 五 for 五館, 5 for Building 5. */
export const markOf = (name: string) => name.replace('Building ', '').charAt(0);

/** The building of a place such as 「三館4樓」; undefined if it names none. */
export const findBuilding = (place: string) =>
  BUILDINGS.find(({ name }) => place.startsWith(name['zh-TW']));

/** On the roof of the first block. */
export function findNumberPosition({ blocks }: Pick<PlanBuilding, 'blocks'>) {
  const [[x, y, width, , height] = [0, 0, 0, 0, 0]] = blocks;
  return { x: x + width / 2, y: y - height + 8 };
}
