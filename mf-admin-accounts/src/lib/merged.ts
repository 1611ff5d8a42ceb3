export type Flat = Record<string, string | number | boolean | null>;

/** What was typed, carried over to a newer revision: fields left alone follow it, fields that both changed keep mine and are named. */
export function merged<T extends Flat>({
  base,
  current,
  mine,
}: {
  base: T;
  current: T;
  mine: T;
}): { values: T; conflicts: (keyof T & string)[] } {
  const names = Object.keys(mine) as (keyof T & string)[];
  const isMine = (name: keyof T & string) => mine[name] !== base[name];
  return {
    values: Object.fromEntries(
      names.map((name) => [name, isMine(name) ? mine[name] : current[name]]),
    ) as unknown as T,
    conflicts: names.filter(
      (name) => isMine(name) && current[name] !== base[name] && current[name] !== mine[name],
    ),
  };
}

/** Whether anything was changed. */
export const differs = <T extends Flat>(a: T, b: T) =>
  Object.keys(a).some((name) => a[name] !== b[name]);
