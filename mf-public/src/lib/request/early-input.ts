/** Texts, lists of choices, booleans, and groups of them. */
export interface Values {
  [name: string]: string | boolean | string[] | Values;
}

/** Reads input from before hydration; the server's HTML is in the document by then. */
export function readEarlyInput<T extends object>(name: string, empty: T): T {
  const form =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);
  return form ? (parseFormValues(new FormData(form), empty as Values) as T) : empty;
}

/** In the shape of `empty`; nested names are joined by dots. */
export function parseFormValues(data: FormData, empty: Values, prefix = ''): Values {
  const read = (name: string, value: Values[string]): Values[string] => {
    const key = prefix + name;
    if (Array.isArray(value)) return data.getAll(key).map(String);
    if (typeof value === 'object') return parseFormValues(data, value, `${key}.`);
    // Fields missing from the document are unchanged.
    return typeof value === 'boolean' ? data.has(key) : String(data.get(key) ?? value);
  };
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, read(name, value)]),
  );
}

/** Values that differ from the initial ones. */
export const findChangedValues = <T extends object>(values: T, empty: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name as keyof T]),
    ),
  ) as Partial<T>;
