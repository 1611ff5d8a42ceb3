import { newsCategory } from '@admissions/model/kinds';
import { describeListed } from '../../content/openapi/kind-schemas.ts';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { RouteDocs } from '../../platform/openapi/route-schema.ts';
import { objectSchema, pageSchema, whole } from '../../platform/validation/json-schema.ts';

const DOCS: RouteDocs = {
  'GET /api/ap/category/getCategoryList': {
    tags: ['news'],
    operationId: 'listNewsCategoryCounts',
    answer: pageSchema(
      objectSchema({ ...describeListed(newsCategory), count: whole }, ['isSample']),
    ),
  },
};

/** All routes except internal ones and those for operation. */
export const describedRoutes = (routes: readonly DeclaredRoute[]): DeclaredRoute[] =>
  routes
    .filter(
      ({ url, method, schema }) =>
        url.startsWith('/api/') && method !== 'HEAD' && schema.hide !== true,
    )
    .map((route) => ({
      ...route,
      schema: { ...DOCS[`${route.method} ${route.url}`], ...route.schema },
    }));
