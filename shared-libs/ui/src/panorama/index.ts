export { usePanorama } from './use-panorama.ts';
export type { Direction, View } from './view-maths.ts';
export { calculateDirection, directionAt, projectDirection } from './view-maths.ts';
