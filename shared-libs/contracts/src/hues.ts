/** The seven colleges' hues, in the order of the menu. */
export const HUES = [
  'international',
  'engineering',
  'management',
  'communications',
  'informatics',
  'humanities',
  'medical',
] as const;
export type Hue = (typeof HUES)[number];
