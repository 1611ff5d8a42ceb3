import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  '\0',
  '\ud800',
  'a\udfffb',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  'put',
  '\u202e',
  '\u2028',
  '#{7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '%00',
  'null',
  'true',
  '[]',
  '長'.repeat(5000),
  '\r\nset-cookie: a=b',
  '\u001b[31m',
];
const NUMBERS = [-1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 999_999_999, 1_000_000_000];
const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

export const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [null],
      [[]],
      { $gt: 1 },
      { length: 1e9 },
      { toString: 1 },
      { constructor: 1 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      deep(40),
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const KEYS = [
  'id',
  'revision',
  'createdAt',
  'deletedAt',
  'constructor',
  'toString',
  '_method',
  'priv',
  'x\0',
  'status',
  'sort',
  '',
];

/** One error in the value: replaced, removed, doubled or added. */
export const spoiled = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.nat(1000), fc.nat(5), hostile, fc.constantFrom(...KEYS))
    .map(([at, way, wrong, key]) => spoil(value, { at, way, wrong, key }));

interface Spoiling {
  at: number;
  way: number;
  wrong: unknown;
  key: string;
}
function spoil(value: unknown, { at, way, wrong, key }: Spoiling): unknown {
  const copy = structuredClone(value);
  const holders = holdersIn(copy);
  const holder = holders[at % Math.max(1, holders.length)];
  if (holder === undefined) return wrong;
  const keys = Object.keys(holder);
  const chosen = keys[at % Math.max(1, keys.length)];
  if (Array.isArray(holder)) {
    if (way === 0 || chosen === undefined) holder.push(structuredClone(holder[0]), wrong);
    else holder[Number(chosen)] = wrong;
  } else if (way === 0 || chosen === undefined) holder[key] = wrong;
  else if (way === 1) delete holder[chosen];
  else holder[chosen] = wrong;
  return copy;
}
type Holder = Record<string, unknown> | unknown[];
function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null || '$placeholder' in value) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}
