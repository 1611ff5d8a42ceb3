import type { Crop } from '@admissions/protocol/staff';

interface Size {
  width: number;
  height: number;
}
/** Dragged edges: -1 left or top, 1 right or bottom, 0 none. */
export interface Handle {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}
/** Relative width divided by relative height of the picture; null: free. */
type Proportion = number | null;

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
/** Directions of the arrow keys. */
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SMALLEST_PIXELS = 16;

/** Converts a pixel ratio (width by height) to a proportion for this size. */
export const toProportion = (ratio: number | null, { width, height }: Size): Proportion =>
  ratio === null ? null : (ratio * height) / width;

/** The largest frame of a proportion, around the centre of another one. */
export function fittedCrop(crop: Crop, proportion: Proportion): Crop {
  if (proportion === null) return crop;
  const width = Math.min(1, proportion);
  const height = Math.min(1, width / proportion);
  return within({
    x: crop.x + (crop.width - width) / 2,
    y: crop.y + (crop.height - height) / 2,
    width,
    height,
  });
}

export const movedCrop = (crop: Crop, dx: number, dy: number): Crop =>
  within({ ...crop, x: crop.x + dx, y: crop.y + dy });

/** The frame after dragging an edge or corner by these shares; the opposite side is fixed. */
export function resizedCrop(
  crop: Crop,
  handle: Handle,
  by: { dx: number; dy: number; proportion: Proportion; size: Size },
): Crop {
  const { proportion, size } = by;
  const least = {
    width: Math.min(1, SMALLEST_PIXELS / size.width),
    height: Math.min(1, SMALLEST_PIXELS / size.height),
  };
  const room = {
    width: handle.x < 0 ? crop.x + crop.width : 1 - crop.x,
    height: handle.y < 0 ? crop.y + crop.height : 1 - crop.y,
  };
  let width = clamped(crop.width + handle.x * by.dx, least.width, room.width);
  let height = clamped(crop.height + handle.y * by.dy, least.height, room.height);
  if (proportion !== null) {
    // The axis with the larger movement decides.
    if (handle.x !== 0 && (handle.y === 0 || Math.abs(by.dx) >= Math.abs(by.dy) * proportion))
      height = width / proportion;
    else width = height * proportion;
    const shrink = Math.min(1, room.width / width, room.height / height);
    width *= shrink;
    height *= shrink;
  }
  return {
    x: handle.x < 0 ? crop.x + crop.width - width : crop.x,
    y: handle.y < 0 ? crop.y + crop.height - height : crop.y,
    width,
    height,
  };
}

/** Frame size in pixels of the original. */
export const toPixels = (crop: Crop, { width, height }: Size): Size => ({
  width: Math.round(crop.width * width),
  height: Math.round(crop.height * height),
});

/** Whether nothing is cut off, to the pixel. */
export function isWhole(crop: Crop, size: Size): boolean {
  const pixels = toPixels(crop, size);
  return pixels.width === size.width && pixels.height === size.height;
}

const within = (crop: Crop): Crop => ({
  ...crop,
  x: clamped(crop.x, 0, 1 - crop.width),
  y: clamped(crop.y, 0, 1 - crop.height),
});
const clamped = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));
