import { BRAND_COLORS, buildTones } from '@admissions/model/brand-colors';
import type { SiteIdentity } from '@admissions/site-content';
import { currentIdentity } from './current-identity.ts';

/** Below the immutable files of the shell: an address with the colours never changes. */
export const BRAND_STYLE_ROUTE = '/assets/brand-:main(^[0-9a-f]{6})-:accent(^[0-9a-f]{6}).css';

/** The style sheet of the site's own colours; null for those of the program. */
export function findBrandStyle({ main, accent }: SiteIdentity['look']) {
  if (!main && !accent) return null;
  const colors = [main || BRAND_COLORS.main, accent || BRAND_COLORS.accent];
  return `/assets/brand-${colors.map((color) => color.slice(1)).join('-')}.css`;
}

/** Outside every layer, so it precedes the tokens. */
export function buildBrandStyle(main: string, accent: string) {
  const tokens = { ...buildTones(`#${main}`), sun: `#${accent}` };
  return `:root{${Object.entries(tokens)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')}}`;
}

/** A style with the program's tones, in those of the site. */
export function recolor(style: string) {
  const { main } = currentIdentity().look;
  if (!main) return style;
  const own = Object.entries(buildTones(main));
  const tones: Record<string, string> = buildTones(BRAND_COLORS.main);
  return own.reduce((text, [name, color]) => text.replaceAll(tones[name] ?? color, color), style);
}

/** What to send instead of this file of the program; null: the file. */
export function findLogoAddress(file: string) {
  const { logo } = currentIdentity().look;
  if (!logo || file.endsWith('.webmanifest')) return null;
  return file === 'og.jpg' ? `${logo.replace('/media/', '/media/share/logo/')}.jpg` : logo;
}
