export { BRAND_COLORS, buildTones, findReadable, isColor } from './base/brand-colors.ts';
