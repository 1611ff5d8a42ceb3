/**
 * The order of two texts by their characters, such as days as YYYY-MM-DD: below 0, 0 or above 0. Equals are equal, so that they stay in the order in which
 * they came; what calls one of two equals the greater is sorted by each engine in its way, and a page would come alive otherwise than it was drawn.
 */
export const compareStrings = (one: string, other: string): number =>
  Number(one > other) - Number(one < other);
