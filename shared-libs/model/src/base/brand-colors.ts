/** The two colours of a site; `main` for links and buttons, `accent` on dark bands. */
export type BrandColorUse = 'main' | 'accent';

export const BRAND_COLORS: Readonly<Record<BrandColorUse, string>> = {
  main: '#1463d6',
  accent: '#ffb703',
};
/** The tones of the main colour in `tokens.css`, darkest first. */
const TONES = {
  b950: '#061a3d',
  b900: '#0a2a5e',
  b800: '#0d3b82',
  b700: '#0f4fae',
  b600: BRAND_COLORS.main,
  b500: '#2f7df0',
  b300: '#8cbcff',
  b100: '#dceaff',
  b50: '#f1f6ff',
} as const;
type Tone = keyof typeof TONES;
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** WCAG AA for texts. */
const MIN_CONTRAST = 4.5;
/** Of the lightest band (b800) that carries the accent. */
const BAND_LUMINANCE = 0.055;

/** The tones of another main colour: darker ones in proportion, lighter ones as light as ours. */
export function buildTones(main: string): Record<Tone, string> {
  if (main === BRAND_COLORS.main) return { ...TONES };
  const base = toLch(BRAND_COLORS.main);
  const own = toLch(main);
  const entries = Object.entries(TONES).map(([tone, color]) => {
    const { lightness, chroma } = toLch(color);
    const isLight = tone === 'b300' || tone === 'b100' || tone === 'b50';
    const scale = isLight ? 1 : own.lightness / base.lightness;
    const toned = {
      lightness: lightness * scale,
      chroma: chroma * (own.chroma / base.chroma),
      hue: own.hue,
    };
    return [tone, tone === 'b600' ? main : toColor(toned)];
  });
  return Object.fromEntries(entries) as Record<Tone, string>;
}

/** Whether it can be read where it is used. */
export function isReadable(use: BrandColorUse, color: string): boolean {
  if (use === 'accent') return contrast(luminance(color), BAND_LUMINANCE) >= MIN_CONTRAST;
  // The darkest ground of links; white texts on buttons have more contrast.
  return contrast(luminance(color), luminance(buildTones(color).b100)) >= MIN_CONTRAST;
}

/** The nearest lightness of the same hue that can be read; the colour itself if it can. */
export function findReadable(use: BrandColorUse, color: string): string {
  const { lightness, ...tint } = toLch(color);
  let found = color;
  const step = use === 'main' ? -0.005 : 0.005;
  for (let next = lightness; !isReadable(use, found); next += step)
    found = toColor({ ...tint, lightness: Math.min(Math.max(next, 0), 1) });
  return found;
}

interface Lch {
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}
const channels = (color: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
const mix = (rows: readonly (readonly number[])[], values: readonly number[]) =>
  rows.map((row) => row.reduce((sum, factor, at) => sum + factor * (values[at] ?? 0), 0));

const luminance = (color: string) => mix([[0.2126, 0.7152, 0.0722]], channels(color))[0] as number;
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

// OKLab: https://bottosson.github.io/posts/oklab/
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
function toLch(color: string): Lch {
  const [lightness, a, b] = mix(TO_LAB, mix(TO_CONES, channels(color)).map(Math.cbrt)) as [
    number,
    number,
    number,
  ];
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}
/** Less chroma where the screen has no such colour. */
function toColor({ lightness, chroma, hue }: Lch): string {
  const lab = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const linear = mix(
    FROM_CONES,
    mix(FROM_LAB, lab).map((cone) => cone ** 3),
  );
  const isShown = linear.every((part) => part > -0.0005 && part < 1.0005);
  if (!isShown && chroma > 0.001) return toColor({ lightness, chroma: chroma * 0.97, hue });
  const parts = linear.map((part) => {
    const light = Math.min(Math.max(part, 0), 1);
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
