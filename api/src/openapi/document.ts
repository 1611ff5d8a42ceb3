import type { DeclaredRoute } from '../plugins/declared-access.ts';
import { describedRoutes } from './described-routes.ts';
import type { Json } from './json-schema.ts';
import { objectOf, ref, schemaOf } from './json-schema.ts';
import { kindSchemas } from './kind-schemas.ts';
import { refusalsOf, SHARED_REFUSALS } from './refusals.ts';
import { SHARED_SCHEMAS } from './shared-schemas.ts';
import { usedOnly } from './used-only.ts';

const DESCRIPTION = `Every answer is JSON in one envelope: \`{errorCode, data}\`; errorCode 1 is success, 2 means that there is no such entry.
A call carries \`Authorization: Bearer <application token>|<admin token>\`; visitors leave out what is behind the pipe, staff also send the cookie that sign-in set.`;

/** The OpenAPI 3.1 document of these routes. */
export function documentOf(routes: readonly DeclaredRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of describedRoutes(routes)) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return usedOnly({
    openapi: '3.1.0',
    info: { title: '元智大學招生網站 API', version: '1.0.0', description: DESCRIPTION },
    security: [],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The application token; for staff a pipe and the admin token behind it' },
        half: { type: 'apiKey', in: 'cookie', name: 'admin_half', description: 'The other half of a staff session; sign-in sets it' },
      },
      schemas: { ...SHARED_SCHEMAS, ...kindSchemas() },
      responses: SHARED_REFUSALS,
      parameters: { Key: IDEMPOTENCY_KEY },
    },
  });
}

function operationOf(route: DeclaredRoute): Json {
  const { access, schema, url } = route;
  const { area, media } = (typeof access === 'object' ? access : {}) as { area?: string; media?: string };
  const isForStaff = typeof access === 'object' || access === 'account';
  const body = bodyOf(route);
  return {
    tags: schema.tags ?? [area ?? url.split('/')[3] ?? 'api'],
    summary: schema.summary,
    ...(schema.description && { description: schema.description }),
    ...(access !== 'public' && { security: [isForStaff ? { token: [], half: [] } : { token: [] }] }),
    ...(area && { 'x-area': area }),
    ...(media && { 'x-media-access': media }),
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { 200: successOf(route), ...refusalsOf(route) },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes the write safe to send again for a day: it is done once, and whoever repeats it gets the answer of the first. With another body: 422. While the first is at work: 409 with Retry-After.',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
};

function parametersOf({ url, method, override, keyed, schema }: DeclaredRoute): Json[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: (schema.params as Record<string, Json> | undefined)?.[name] ?? { type: 'integer', minimum: 1, maximum: 999_999_999 },
  }));
  const query = schema.querystring ? schemaOf(schema.querystring, 'input') : { properties: {}, required: [] };
  const inQuery = Object.entries(query.properties as Record<string, Json>).map(([name, each]) => ({
    name,
    in: 'query',
    ...(((query.required ?? []) as string[]).includes(name) && { required: true }),
    schema: each,
  }));
  const headers: Record<string, Json> = {
    ...(schema.headers as Record<string, Json> | undefined),
    ...(override && method === 'POST' && { 'X-HTTP-Method-Override': { const: 'PUT', description: 'Or `_method: put` in the body' } }),
  };
  const inHeaders = Object.entries(headers).map(([name, each]) => ({ name, in: 'header', schema: each }));
  return [...inPath, ...inQuery, ...inHeaders, ...(keyed ? [{ $ref: '#/components/parameters/Key' }] : [])];
}

function bodyOf({ method, upload, override, schema }: DeclaredRoute): Json | undefined {
  if (upload) return { 'multipart/form-data': { schema: objectOf({ file: { type: 'string', contentMediaType: 'application/octet-stream' } }) } };
  if (!schema.body) return undefined;
  const body = schemaOf(schema.body, 'input');
  if (!override || method !== 'POST') return { 'application/json': { schema: body } };
  return {
    'application/json': {
      schema: body,
      example: { _method: 'put' },
    },
  };
}

function successOf({ schema, url }: DeclaredRoute): Json {
  if (schema.files) return { description: 'The file', content: Object.fromEntries(schema.files.map((type) => [type, { schema: { type: 'string' } }])) };
  const done = objectOf({ errorCode: { const: 1 }, data: schema.answer ? schemaOf(schema.answer, 'output') : {} });
  // An entry that is not there is an answer, not a broken page.
  const mayMiss = url.includes(':') || schema.mayMiss === true;
  return {
    description: mayMiss ? 'errorCode 1 with the data, or 2 when there is no such entry' : 'errorCode 1 with the data',
    content: { 'application/json': { schema: mayMiss ? { anyOf: [done, ref('NotExists')] } : done } },
  };
}
