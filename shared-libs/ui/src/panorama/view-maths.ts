/** In degrees: yaw to the right of the middle, pitch up, vertical field of view. */
export interface View {
  yaw: number;
  pitch: number;
  fov: number;
}
export const MAX_FOV_DEGREES = 90;
export const MIN_FOV_DEGREES = 30;
const RADIANS = Math.PI / 180;

/** To the range -180 to 180. */
const normalizeYaw = (yaw: number) => ((((yaw + 180) % 360) + 360) % 360) - 180;

/** Limits yaw, pitch and zoom. */
export const clampView = ({ yaw, pitch, fov }: View): View => ({
  yaw: normalizeYaw(yaw),
  pitch: Math.min(85, Math.max(-85, pitch)),
  fov: Math.min(MAX_FOV_DEGREES, Math.max(MIN_FOV_DEGREES, fov)),
});

/** Half the width and height of the picture plane at distance 1. */
export function calculatePlane({ fov }: View, aspect: number): { x: number; y: number } {
  const y = Math.tan((fov * RADIANS) / 2);
  return { x: y * aspect, y };
}

/** A direction in degrees. */
export interface Direction {
  yaw: number;
  pitch: number;
}

/** Position of a direction in the view, -1 to 1; null behind the visitor. */
export function projectDirection(
  at: Direction,
  view: View,
  aspect: number,
): { x: number; y: number } | null {
  const yaw = (at.yaw - view.yaw) * RADIANS;
  const pitch = at.pitch * RADIANS;
  const tilt = view.pitch * RADIANS;
  const x = Math.cos(pitch) * Math.sin(yaw);
  const up = Math.sin(pitch);
  const forward = Math.cos(pitch) * Math.cos(yaw);
  const y = up * Math.cos(tilt) - forward * Math.sin(tilt);
  const depth = up * Math.sin(tilt) + forward * Math.cos(tilt);
  if (depth <= 0.01) return null;
  const plane = calculatePlane(view, aspect);
  return { x: x / depth / plane.x, y: y / depth / plane.y };
}

/** Direction of a position in the view; the inverse of `projectDirection`. */
export function directionAt(
  { x, y }: { x: number; y: number },
  view: View,
  aspect: number,
): Direction {
  const plane = calculatePlane(view, aspect);
  const tilt = view.pitch * RADIANS;
  const side = x * plane.x;
  const height = y * plane.y;
  const up = height * Math.cos(tilt) + Math.sin(tilt);
  const forward = Math.cos(tilt) - height * Math.sin(tilt);
  return {
    yaw: normalizeYaw(view.yaw + Math.atan2(side, forward) / RADIANS),
    pitch: Math.atan2(up, Math.hypot(side, forward)) / RADIANS,
  };
}

/** View direction of a phone from its sensor angles: degrees clockwise from north, and up. */
export function calculateDirection(
  alpha: number,
  beta: number,
  gamma: number,
): { yaw: number; pitch: number } {
  const [a, b, c] = [alpha * RADIANS, beta * RADIANS, gamma * RADIANS];
  const east = -(Math.cos(a) * Math.sin(c) + Math.cos(c) * Math.sin(a) * Math.sin(b));
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.cos(c) * Math.sin(b));
  const up = -Math.cos(b) * Math.cos(c);
  return {
    yaw: Math.atan2(east, north) / RADIANS,
    pitch: Math.asin(Math.min(1, Math.max(-1, up))) / RADIANS,
  };
}
