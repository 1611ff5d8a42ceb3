export { usePanorama } from './use-panorama.ts';
export type { Direction, View } from './view-maths.ts';
export { directionAt, projected, readDirection } from './view-maths.ts';
