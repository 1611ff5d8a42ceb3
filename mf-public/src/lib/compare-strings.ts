/** By code unit; 0 for equals, so that sorting is stable and hydration matches in every engine. */
export const compareStrings = (one: string, other: string) =>
  Number(one > other) - Number(one < other);
