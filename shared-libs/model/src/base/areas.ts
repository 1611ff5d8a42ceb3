/** The order matters: sign-in leads to the first allowed area. */
export const AREAS = [
  'account',
  'ad',
  'setting',
  'news',
  'faculty',
  'highschool',
  'about',
  'selfvalue',
  'college',
  'forms',
  'vr',
] as const;
export type Area = (typeof AREAS)[number];

/** Flags of an account: 1 allows, anything else denies. */
export type Flags = Readonly<Partial<Record<Area, 0 | 1>>>;

/** The one predicate for menu, route, registry and API; unknown areas and values deny. */
export function allows(priv: Flags | null | undefined, area: Area): boolean {
  return priv?.[area] === 1;
}

/** Parses the JSON of an account's flags; invalid text grants nothing. */
export function parseFlags(text: string | null | undefined): Flags {
  try {
    const flags: unknown = JSON.parse(text ?? '');
    if (typeof flags !== 'object' || flags === null || Array.isArray(flags)) return {};
    return Object.fromEntries(
      AREAS.map((area) => [area, isOn((flags as Record<string, unknown>)[area]) ? 1 : 0]),
    );
  } catch {
    return {};
  }
}

/** The first allowed area, or null. */
export function findFirstAllowedArea(priv: Flags): Area | null {
  return AREAS.find((area) => allows(priv, area)) ?? null;
}

const isOn = (flag: unknown) => flag === 1 || flag === '1';
