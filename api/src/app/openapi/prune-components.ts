import type { Json } from '../../platform/validation/json-schema.ts';

const REFERENCE = /"#\/components\/(schemas|responses|parameters)\/([^"]+)"/g;
type Components = Record<'schemas' | 'responses' | 'parameters', Record<string, Json>>;

/** Removes components without a reference to them. */
export function pruneComponents(document: Json): Json {
  const components = document.components as Json & Components;
  const used: Components = { schemas: {}, responses: {}, parameters: {} };
  const open = [document.paths];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, part, name] of JSON.stringify(next).matchAll(REFERENCE) as Iterable<
      [string, keyof Components, string]
    >) {
      const found = components[part][name];
      if (found === undefined || name in used[part]) continue;
      used[part][name] = found;
      open.push(found);
    }
  }
  return { ...document, components: { ...components, ...used } };
}
