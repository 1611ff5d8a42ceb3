/** The privilege areas, in the specification's order: the first allowed one is where sign-in lands. */
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

/** An account's flags: 1 means allowed, anything else means denied. */
export type Priv = Readonly<Partial<Record<Area, 0 | 1>>>;

/** The one predicate for menu, route, registry cut and API: unknown areas and unknown values are denied. */
export function allows(priv: Priv | null | undefined, area: Area): boolean {
  return priv?.[area] === 1;
}

/** Reads the JSON text of an account's flags; text that is not an object of flags gives no rights at all. */
export function privOf(text: string | null | undefined): Priv {
  try {
    const flags: unknown = JSON.parse(text ?? '');
    if (typeof flags !== 'object' || flags === null || Array.isArray(flags)) return {};
    return Object.fromEntries(
      AREAS.map((area) => [area, isOn((flags as Record<string, unknown>)[area]) ? 1 : 0]),
    ) as Priv;
  } catch {
    return {};
  }
}

/** The first allowed area in the specification's order, or null when the account may do nothing. */
export function findFirstPrivilege(priv: Priv): Area | null {
  return AREAS.find((area) => allows(priv, area)) ?? null;
}

const isOn = (flag: unknown) => flag === 1 || flag === '1';
