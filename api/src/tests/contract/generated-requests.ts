import fc from 'fast-check';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { Json } from '../../platform/validation/json-schema.ts';
import { hostile, spoiled } from './hostile-values.ts';
import { valuesOf } from './schema-values.ts';

/** With placeholders that are resolved when it is sent. */
export interface Generated {
  id: unknown;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
  /** Whether the path itself is malformed, so that 404 is allowed. */
  strangePath: boolean;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Json;
}
const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  'abc',
  '99999999999',
  '999999',
  '%00',
  '%F0%28',
  '__proto__',
  '..%2f..',
  'x'.repeat(101),
  '%E4%B8%AD',
  '1%20',
  "1'",
];
const QUERIES: Record<string, unknown>[] = [
  { page: '0' },
  { perpage: '-1' },
  { page: '99999999999' },
  { text: '\0' },
  { title: '%\\_' },
  { unknown: '1' },
  { __proto__x: '1' },
  { sort: 'password' },
  { 'type[]': '1' },
  { text: '長'.repeat(300) },
];
const HEADERS: Record<string, string>[] = [
  { 'accept-language': 'en, *;q=0.1' },
  { 'accept-language': ';;q=9' },
  { 'if-none-match': '"x"' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-request-id': '<x>' },
  { range: 'bytes=0-1' },
];

export function operationIn(
  document: Json,
  { method, url }: Pick<DeclaredRoute, 'method' | 'url'>,
): Json {
  const path = (document.paths as Json)[url.replace(/:(\w+)/g, '{$1}')] as Json;
  return path[method.toLowerCase()] as Json;
}

export function validRequestsTo(route: DeclaredRoute, document: Json): fc.Arbitrary<Generated> {
  const operation = operationIn(document, route);
  const parameters = operation.parameters as Parameter[];
  const arbitraryOf = (location: Parameter['in']) => {
    const those = parameters.filter((each) => each.in === location);
    const values = Object.fromEntries(
      those.map(({ name, schema }) => [name, valuesOf(schema, document)]),
    );
    return fc.record(values, {
      requiredKeys: those.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  const sent = Object.entries(
    ((operation.requestBody as Json | undefined)?.content ?? {}) as Record<string, Json>,
  ).find(([type]) => type === 'application/json');
  const valid = sent ? valuesOf(sent[1].schema as Json, document) : fc.constant(undefined);
  return fc
    .tuple(arbitraryOf('path'), arbitraryOf('query'), valid)
    .map(([path, query, body]): Generated => {
      const override =
        route.override && route.method === 'POST' && typeof body === 'object' && body !== null
          ? { ...body, _method: 'put' }
          : body;
      return { id: Object.values(path)[0], query, headers: {}, body: override, strangePath: false };
    });
}

/** More than half are valid, the others contain an error. */
export function requestsTo(route: DeclaredRoute, document: Json): fc.Arbitrary<Generated> {
  const right = validRequestsTo(route, document);
  const sent = operationIn(document, route).requestBody !== undefined;
  const wrongs: fc.Arbitrary<Generated>[] = [
    right.chain((request) =>
      fc
        .constantFrom(...QUERIES)
        .map((query) => ({ ...request, query: { ...request.query, ...query } })),
    ),
    right.chain((request) =>
      fc.constantFrom(...HEADERS).map((headers) => ({ ...request, headers })),
    ),
    ...(route.url.includes(':')
      ? [
          right.chain((request) =>
            fc.constantFrom(...IDS).map((id) => ({ ...request, id, strangePath: true })),
          ),
        ]
      : []),
    ...(sent
      ? [
          right.chain((request) => spoiled(request.body).map((body) => ({ ...request, body }))),
          right.chain((request) => hostile.map((body) => ({ ...request, body }))),
        ]
      : []),
  ];
  const spoiledBody = wrongs.slice(-2, -1);
  return fc.oneof(
    { weight: 6, arbitrary: right },
    ...wrongs.map((arbitrary) => ({ weight: 1, arbitrary })),
    ...(sent ? spoiledBody.map((arbitrary) => ({ weight: 1, arbitrary })) : []),
  );
}
