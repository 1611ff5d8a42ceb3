/** Tolerance for small changes of parallel branches. */
const TOLERANCE = 0.005;

/** One message per figure above its limit or without one. */
export const findExceeded = (figures, limits) =>
  Object.entries(figures)
    .filter(([name, now]) => !(now <= limits[name]))
    .map(([name, now]) => `${name}: ${now}, limit ${limits[name] ?? 'missing'}`);

/** Limits for today's figures: never above the existing ones, except for new figures. */
export const lowerLimits = (figures, limits) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, now]) => [
      name,
      Math.min(limits[name] ?? Number.POSITIVE_INFINITY, addTolerance(now)),
    ]),
  );

const addTolerance = (now) =>
  Number.isInteger(now)
    ? now + Math.floor(now * TOLERANCE)
    : Math.ceil(now * (1 + TOLERANCE) * 10) / 10;
