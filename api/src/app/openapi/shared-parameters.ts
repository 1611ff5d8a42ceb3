import type { Json } from '../../platform/validation/json-schema.ts';

const MIN_USES = 4;

/**
 * Returns operations with references, and shared parameters by name. The most frequent of a name
 * gets the plain name, others a suffix (kind or location), else a number.
 */
export function sharedParameters(operations: readonly Json[]): {
  operations: Json[];
  parameters: Record<string, Json>;
} {
  const counts = new Map<string, number>();
  for (const { parameters } of operations)
    for (const each of parameters as Json[])
      counts.set(JSON.stringify(each), (counts.get(JSON.stringify(each)) ?? 0) + 1);
  const names = new Map<string, string>();
  const parameters: Record<string, Json> = {};
  for (const [text] of [...counts]
    .filter(([, count]) => count >= MIN_USES)
    .sort(([, one], [, other]) => other - one)) {
    const parameter = JSON.parse(text) as Json;
    const name = findFreeName(parameter, parameters);
    names.set(text, name);
    parameters[name] = parameter;
  }
  const referring = (each: Json) => {
    const name = names.get(JSON.stringify(each));
    return name === undefined ? each : { $ref: `#/components/parameters/${name}` };
  };
  return {
    operations: operations.map((each) => ({
      ...each,
      parameters: (each.parameters as Json[]).map(referring),
    })),
    parameters,
  };
}

function findFreeName(parameter: Json, used: Readonly<Record<string, Json>>) {
  const schema = parameter.schema as Json;
  const name = String(parameter.name);
  const of = schema['x-entry'] ?? (schema['x-media'] && 'media');
  const own = of ? `${name}.${of}` : name;
  for (let number = 1; ; number++) {
    const free = number === 1 ? own : `${own}.${number}`;
    if (!(free in used)) return free;
  }
}
