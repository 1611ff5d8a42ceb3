import { KINDS } from '@admissions/model/kinds';
import { buildAddSchema, buildEditSchema } from '@admissions/model/schema';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildDocument, describedRoutes } from '../../app/openapi/document.ts';
import { bodyChangeName } from '../../content/openapi/kind-schemas.ts';
import { listBodies } from '../../content/schema/tables.ts';
import { buildBodyOperationSchema } from '../../content/write/body-operation.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import { toJsonSchema } from '../../platform/validation/json-schema.ts';
import { testApp } from '../testing/test-app.ts';
import { operationIn } from './generated-requests.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is read like by any client
type Any = any;
const test = testApp();
let document: Any;
let text: string;
let routes: DeclaredRoute[];
beforeAll(async () => {
  text = (await test.app.inject({ url: '/api/docs/json' })).body;
  document = JSON.parse(text);
  routes = describedRoutes(test.app.declaredRoutes);
});

const operationOf = (route: DeclaredRoute): Any => operationIn(document, route);
const aliases = new Set(
  KINDS.flatMap((kind) => kind.public.aliases ?? []).map((path) => `/api/ap/${path}`),
);
/** Writes that send nothing. */
const BODYLESS =
  /^PUT \/api\/ap\/(?!forms)|\/(logout|(un)?lock_account|(preview|approve|publish|undo)_bundle|(confirm|revert)_ip|go_live_letter|erase_\w+|unread|resend_mail|copy_\w+(?<!_body))(\/:id)?$|\/site_check$/;
const isEmpty = (schema: unknown) =>
  typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0;

describe('openapi', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has no broken references and no unused components', () => {
    const used = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(
        ([, part, name]) => `${part}/${name}`,
      ),
    );
    expect(used.size).toBeGreaterThan(100);
    expect(
      [...used].filter(
        (path) =>
          path.split('/').reduce((at: Any, name) => at?.[name], document.components) === undefined,
      ),
    ).toEqual([]);
    expect(text.match(/"\$ref":"(?!#\/components\/)/)).toBeNull();
    const { schemas, responses } = document.components;
    for (const [part, each] of Object.entries({ schemas, responses }))
      expect(Object.keys(each as object).filter((name) => !used.has(`${part}/${name}`))).toEqual(
        [],
      );
  });

  it('describes every route with unique summary, parameters, body and answer', () => {
    const missing: string[] = [];
    const summaries = new Map<string, string>();
    for (const route of routes) {
      const name = `${route.method} ${route.url}`;
      const operation = operationOf(route);
      if (!operation?.summary || !operation.tags?.length) missing.push(`${name}: summary or tag`);
      const other = summaries.get(`${route.method} ${operation?.summary}`);
      if (other && !aliases.has(route.url)) missing.push(`${name}: the summary of ${other}`);
      summaries.set(`${route.method} ${operation?.summary}`, name);
      const success = Object.values<Any>(operation?.responses[200]?.content ?? {})[0]?.schema;
      const data =
        (success?.anyOf?.[0] ?? success)?.properties?.data ??
        (success?.type === 'string' ? success : undefined);
      if (isEmpty(data)) missing.push(`${name}: what is answered`);
      for (const parameter of operation?.parameters ?? [])
        if (isEmpty(parameter.schema)) missing.push(`${name}: parameter ${parameter.name}`);
      const takesBody = operation?.requestBody !== undefined;
      if ((route.method === 'PUT' || route.method === 'POST') && !BODYLESS.test(name)) {
        const [content] = Object.values<Any>(operation?.requestBody?.content ?? {});
        if (isEmpty(content?.schema)) missing.push(`${name}: what is sent`);
      } else if (takesBody) missing.push(`${name}: a body that nobody reads`);
    }
    expect(missing).toEqual([]);
    expect(routes.length).toBeGreaterThan(400);
  });

  it('lists access and refusals of every route', () => {
    const missing: string[] = [];
    for (const route of routes) {
      const { responses, security = [], 'x-area': area } = operationOf(route);
      const { access } = route;
      const expected = [400, 429, 503];
      if (access !== 'public') expected.push(401);
      if (typeof access === 'object') expected.push(403);
      if (route.method !== 'GET') expected.push(413, 415);
      if (route.schema.body) expected.push(422);
      for (const status of expected)
        if (!responses[status]) missing.push(`${route.method} ${route.url}: ${status}`);
      if (security.length > 0 !== (access !== 'public'))
        missing.push(`${route.method} ${route.url}: security`);
      if (area !== (typeof access === 'object' && 'area' in access ? access.area : undefined))
        missing.push(`${route.method} ${route.url}: area`);
    }
    expect(missing).toEqual([]);
  });

  it('gives every operation a unique name', () => {
    const names = routes.map((route) => operationOf(route).operationId as string);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
  it('has the configured version and address, and every tag', () => {
    const declared = new Set(document.tags.map(({ name }: { name: string }) => name));
    expect(new Set(routes.flatMap((route) => operationOf(route).tags))).toEqual(declared);
    const siteOrigin = 'https://site.example,https://www.site.example';
    expect(buildDocument(test.app.declaredRoutes, { apiVersion: 'v2', siteOrigin })).toMatchObject({
      servers: [{ url: 'https://site.example' }],
      info: { version: 'v2' },
    });
  });

  it('documents paths and queries from their validation schemas', () => {
    const byHand = routes.filter(({ schema: { params, querystring } }) =>
      [params, querystring].some((each) => each !== undefined && !(each instanceof z.ZodType)),
    );
    expect(byHand.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });

  it('documents bodies from their validation schemas, inline or as component', () => {
    const schemas = Object.fromEntries(
      KINDS.flatMap((kind) => [
        [`${kind.id}.add`, toJsonSchema(buildAddSchema(kind), 'input')],
        [`${kind.id}.edit`, toJsonSchema(buildEditSchema(kind), 'input')],
        ...(listBodies(kind).length > 0
          ? [[bodyChangeName(kind), toJsonSchema(buildBodyOperationSchema(kind), 'input')]]
          : []),
      ]),
    );
    for (const [name, schema] of Object.entries(schemas))
      expect(document.components.schemas[name]).toMatchObject(schema as object);
    const references = new Set(
      Object.keys(schemas).map((name) => JSON.stringify({ $ref: `#/components/schemas/${name}` })),
    );
    const byHand = routes.filter(
      ({ schema: { body } }) =>
        body !== undefined && !(body instanceof z.ZodType) && !references.has(JSON.stringify(body)),
    );
    expect(byHand.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  });
});
