export const PICTURE = {
  url: '/media/a.webp',
  alt: '',
  width: 4,
  height: 3,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};

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
