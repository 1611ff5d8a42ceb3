import fc from 'fast-check';
import type { Json } from '../../platform/validation/json-schema.ts';

/** Replaced on sending by an existing entry, picture or revision, or a solved challenge. */
export type Placeholder = {
  $placeholder: 'entry' | 'media' | 'revision' | 'proof';
  of?: string;
  pick: number;
};
/** A single-line text. */
const LINE = '^\\P{Cc}*$';
type Any = fc.Arbitrary<unknown>;

const createPlaceholder = (what: Placeholder['$placeholder'], of?: string): Any =>
  fc.nat(1000).map((pick) => ({ $placeholder: what, pick, ...(of && { of }) }));
const HREFS = [
  '/news',
  '/newsCont?id=1#a',
  'https://example.edu.tw/a?b=1&c=%E4%B8%AD',
  'mailto:someone@example.edu.tw',
  'tel:03-0000-201',
];
const day = fc
  .integer({ min: 10, max: 4000 })
  .map((days) => new Date(Date.UTC(2026, 11, 1) + days * 86_400_000).toISOString().slice(0, 10));
const dayRange = fc.tuple(day, day).map((days) => {
  const [begin, end] = days.sort();
  return { begin, end };
});
const FORMATS: Readonly<Record<string, Any>> = {
  date: day,
  'date-time': day.map((text) => `${text}T02:00:00.000Z`),
  email: fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@example.edu.tw`),
};
const WORDS = [
  '招生',
  '校園參訪',
  'AI 夏令營',
  '<b>粗</b>',
  "O'Neill & 友",
  '%_\\',
  '𠮷野家',
  '\u202e倒',
  '  兩邊空白 ',
  'emoji 🎓',
  '1',
  '-',
  '"引號"',
  '<p>段落<br>換行</p>',
];

// Most bodies contain content items, so their arbitraries are cached.
const arbitraries = new Map<string, Any>();

/** Valid values, as far as the schema can express it. */
export function valuesOf(schema: Json, document: Json): Any {
  const inner = (each: unknown) => valuesOf(each as Json, document);
  const {
    $ref,
    anyOf,
    oneOf,
    enum: options,
  } = schema as { $ref?: string; anyOf?: Json[]; oneOf?: Json[]; enum?: unknown[] };
  if ($ref) {
    const found =
      arbitraries.get($ref) ??
      inner(
        $ref
          .split('/')
          .slice(1)
          .reduce((at: unknown, name) => (at as Json)[name], document),
      );
    arbitraries.set($ref, found);
    return found;
  }
  if (schema['x-entry']) return createPlaceholder('entry', schema['x-entry'] as string);
  if (schema['x-media']) return createPlaceholder('media');
  if (schema['x-revision']) return createPlaceholder('revision');
  if (schema['x-proof']) return createPlaceholder('proof');
  if (schema['x-href'] === 'outside') return fc.constant('https://www.yzu.edu.tw/');
  if (schema['x-href']) return fc.constantFrom(...HREFS);
  if (schema['x-range']) return dayRange;
  if (anyOf ?? oneOf) return fc.oneof(...((anyOf ?? oneOf) as Json[]).map(inner));
  if (options) return fc.constantFrom(...options);
  if ('const' in schema) return fc.constant(schema.const);
  return typedValues(schema, inner);
}

function typedValues(schema: Json, inner: (schema: unknown) => Any): Any {
  const {
    minimum,
    maximum,
    minItems = 0,
    uniqueItems,
  } = schema as Record<string, number | undefined>;
  switch (schema.type) {
    case 'integer':
      return fc.oneof(
        fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 1000, (minimum ?? 0) + 5) }),
        fc.integer({ min: minimum ?? 0, max: maximum ?? 1_000_000 }),
      );
    case 'number':
      return fc.double({ min: minimum ?? 0, max: maximum ?? (minimum ?? 0) + 1, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const items = inner(schema.items);
      const length = { minLength: minItems ?? 0, maxLength: Math.max(minItems ?? 0, 3) };
      return uniqueItems
        ? fc.uniqueArray(items, { ...length, selector: (each) => JSON.stringify(each) })
        : fc.array(items, length);
    }
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Json).map(([name, each]) => [
        name,
        inner(each),
      ]);
      return fc.record(Object.fromEntries(properties), {
        requiredKeys: (schema.required ?? []) as never[],
      });
    }
    default:
      return textValues(schema);
  }
}

const withoutNul = (text: string) => text.replaceAll('\0', '零');
const withoutFormat = (text: string) => text.replace(/[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu, '');
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '行');

function textValues({
  format,
  pattern,
  minLength = 0,
  maxLength = 60,
}: {
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}): Any {
  if (format && FORMATS[format]) return FORMATS[format];
  if (pattern && pattern !== LINE)
    return fc
      .stringMatching(new RegExp(pattern), { size: 'xsmall' })
      .filter((text) => text.length <= maxLength);
  const most = Math.min(maxLength, 60);
  const fit = (text: string) =>
    [
      ...(withoutFormat(text).trim().length >= minLength
        ? text
        : `${text}${'字'.repeat(minLength)}`),
    ]
      .slice(0, most)
      .join('');
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
      {
        weight: 1,
        arbitrary: fc
          .string({ unit: 'binary', maxLength: 12 })
          .map(pattern ? inOneLine : withoutNul),
      },
    )
    .map(fit);
}
