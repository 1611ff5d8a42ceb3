import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import { identity } from '@admissions/site-content';
import { z } from 'zod';
import { kindSchemas } from '../../content/openapi/kind-schemas.ts';
import { reviewedSchemas } from '../../features/forms/data/form-docs.ts';
import { REVIEW_SCHEMAS } from '../../features/reviews/review-docs.ts';
import { parseSiteOrigins } from '../../platform/config/config.ts';
import type { Access, DeclaredRoute } from '../../platform/http/declared-access.ts';
import { buildOperationId } from '../../platform/openapi/operation-id.ts';
import { describeRefusals, SHARED_REFUSALS } from '../../platform/openapi/refusals.ts';
import { SHARED_SCHEMAS } from '../../platform/openapi/shared-schemas.ts';
import {
  type Json,
  objectSchema,
  ref,
  text,
  toJsonSchema,
  toSchema,
} from '../../platform/validation/json-schema.ts';

const DESCRIPTION = `Every answer is JSON in one envelope: \`{errorCode, data}\`; errorCode 1 is success, 2 means that there is no such entry.
A call carries \`Authorization: Bearer <application token>|<admin token>\`; visitors leave out what is behind the pipe, staff also send the cookie that sign-in set.
Malformed requests (400) name what is wrong with them in \`errors\`, wrong fields (422) too.`;

export interface About {
  /** Such as v1. */
  apiVersion: string;
  /** Public origin of the site; absent: the origin of the document. */
  siteOrigin?: string | undefined;
}

export function buildDocument(
  routes: readonly DeclaredRoute[],
  { apiVersion, siteOrigin }: About,
): Json {
  const described = describedRoutes(routes);
  const operations = described.map(describeOperation);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [index, { url, method }] of described.entries()) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operations[index] as Json };
  }
  const [origin] = parseSiteOrigins(siteOrigin);
  return pruneComponents({
    openapi: '3.1.0',
    info: {
      title: `${identity.name} API`,
      version: apiVersion,
      description: `${DESCRIPTION}\nEach path below \`/api/\` answers below \`/api/${apiVersion}/\` as well; the header \`x-api-version\` of every answer states its version.`,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: identity.office, ...(origin && { url: origin }) },
    },
    servers: [
      {
        url: origin ?? '/',
        description: origin ? identity.name : 'The origin of this document',
      },
    ],
    tags: collectTags(operations),
    security: [],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The application token; for staff followed by a pipe and the admin token',
        },
        deploy: {
          type: 'http',
          scheme: 'bearer',
          description: 'The deploy token of the remote in the path',
        },
        half: {
          type: 'apiKey',
          in: 'cookie',
          name: 'admin_half',
          description: 'The other half of a staff session; sign-in sets it',
        },
      },
      schemas: {
        ...SHARED_SCHEMAS,
        ...REVIEW_SCHEMAS,
        ...kindSchemas(),
        ...reviewedSchemas(),
      },
      responses: SHARED_REFUSALS,
    },
  });
}

/** Names of the security schemes. */
function findSecurity(access: Access): Record<string, string[]> {
  if (access === 'deploy') return { deploy: [] };
  return access === 'app' ? { token: [] } : { token: [], half: [] };
}

const OVERRIDE = 'X-HTTP-Method-Override';

function describeOperation(route: DeclaredRoute): Json {
  const { access, schema, url } = route;
  const { area, media } = (typeof access === 'object' ? access : {}) as {
    area?: string;
    media?: string;
  };
  const body = describeBody(route);
  return {
    operationId: buildOperationId(route),
    tags: schema.tags ?? [area ?? url.split('/')[3] ?? 'api'],
    summary: schema.summary,
    ...(schema.description && { description: schema.description }),
    ...(access !== 'public' && { security: [findSecurity(access)] }),
    ...(area && { 'x-area': area }),
    ...(media && { 'x-media-access': media }),
    parameters: describeParameters(route),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { 200: describeSuccess(route), ...describeRefusals(route) },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes retries of the write safe for a day: it runs once, and retries get the first answer. With another body: 422. While the first is running: 409 with Retry-After.',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
};

function describeParameters({ url, method, override, keyed, schema }: DeclaredRoute): Json[] {
  const described = listProperties(schema.params);
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: described[name] ?? { type: 'integer', minimum: 1, maximum: 999_999_999 },
  }));
  const query = schema.querystring
    ? toSchema(schema.querystring, 'input')
    : { properties: {}, required: [] };
  const inQuery = Object.entries(query.properties as Record<string, Json>).map(
    ([name, property]) => ({
      name,
      in: 'query',
      ...(((query.required ?? []) as string[]).includes(name) && { required: true }),
      schema: property,
    }),
  );
  const headers: Record<string, Json> = {
    ...(schema.headers as Record<string, Json> | undefined),
    ...(override &&
      method === 'POST' && {
        [OVERRIDE]: {
          const: 'PUT',
          description: 'Turns POST into PUT here; `_method: put` in the body has the same effect',
        },
      }),
  };
  const inHeaders = Object.entries(headers).map(([name, each]) => ({
    name,
    in: 'header',
    required: name === OVERRIDE,
    schema: each,
  }));
  return [...inPath, ...inQuery, ...inHeaders, ...(keyed ? [IDEMPOTENCY_KEY] : [])];
}

/** `params`: a zod object, or JSON schemas by name. */
function listProperties(params: unknown) {
  if (!(params instanceof z.ZodType)) return (params ?? {}) as Record<string, Json>;
  return toJsonSchema(params, 'input').properties as Record<string, Json>;
}

function describeBody({ upload, schema }: DeclaredRoute): Json | undefined {
  if (upload === 'application/gzip')
    return { [upload]: { schema: { type: 'string', contentMediaType: 'application/x-tar' } } };
  if (upload)
    return {
      [upload]: {
        schema: objectSchema({
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
        }),
      },
    };
  if (!schema.body) return undefined;
  return { 'application/json': { schema: toSchema(schema.body, 'input') } };
}

function describeSuccess({ schema, url }: DeclaredRoute): Json {
  if (schema.files)
    return {
      description: 'The file',
      content: Object.fromEntries(schema.files.map((type) => [type, { schema: text }])),
    };
  const done = objectSchema({
    errorCode: { const: 1 },
    data: schema.answer ? toSchema(schema.answer, 'output') : {},
  });
  // A missing entry is a regular answer (HTTP 200).
  const mayMiss = url.includes(':') || schema.mayMiss === true;
  return {
    description: mayMiss
      ? 'errorCode 1 with the data, or 2 when there is no such entry'
      : 'errorCode 1 with the data',
    content: {
      'application/json': { schema: mayMiss ? { anyOf: [done, ref('NotExists')] } : done },
    },
  };
}

const REFERENCE = /"#\/components\/(schemas|responses)\/([^"]+)"/g;
type Components = Record<'schemas' | 'responses', Record<string, Json>>;

/** Removes components without a reference to them. */
function pruneComponents(document: Json): Json {
  const components = document.components as Json & Components;
  const used: Components = { schemas: {}, responses: {} };
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

const OTHERS: Readonly<Record<string, string>> = {
  auth: 'Application tokens; sign-in and sign-out, sessions, password and 2FA of staff',
  white: 'IP addresses with access to the back office',
  media: 'The media library',
  preview: 'Drafts as visitors would see them',
  drafts: 'Unpublished changes of staff',
  views: 'Saved views of back-office lists',
  reviews: 'Reviews: requests to colleagues, their decisions, and where publishing needs approval',
  presence: 'Who has the same entry open',
  releases: 'The releases of the remotes: which one is active, its owner, and who uploaded it',
  checks: 'Content problems to review before publishing',
  samples: 'Demo content that staff have not replaced',
  dashboard: 'The overview of the back office',
  search: 'The search of the site',
  feeds: 'Data of the site map, the news feed and the calendar',
};
const AREA_TAGS = Object.fromEntries(
  AREAS.map((area) => [area, `${AREA_LABELS[area].en} (${AREA_LABELS[area]['zh-TW']})`]),
);
const DESCRIPTIONS: Readonly<Record<string, string>> = { ...AREA_TAGS, ...OTHERS };

function collectTags(operations: readonly Json[]): Json[] {
  const used = new Set(operations.flatMap(({ tags }) => tags as string[]));
  return [...used].map((name) => {
    const description = DESCRIPTIONS[name];
    if (!description) throw new Error(`The document has no description for the tag ${name}`);
    return { name, description };
  });
}

/** All routes except internal ones and those for operation. */
export const describedRoutes = (routes: readonly DeclaredRoute[]) =>
  routes.filter(
    ({ url, method, schema }) =>
      url.startsWith('/api/') && method !== 'HEAD' && schema.hide !== true,
  );
