/** A year of an admission channel without values. */
export const EMPTY_YEAR = {
  requires: null,
  screens: null,
  weights: null,
  ties: null,
  parts: null,
  applicants: null,
  passed: null,
  admitted: null,
  returned: null,
  waitlist: null,
  lowest: null,
  mean: null,
};
