import { mapValues } from '../collections/map-values.ts';
import type { DeclaredRoute, MediaAccess } from '../http/declared-access.ts';
import { type Json, ref } from '../validation/json-schema.ts';

/** Most frequent reason for 409. */
export const STALE_REVISION = 'Changed by somebody else; data is the current entry';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'Malformed: not JSON, an invalid id or query, a forbidden method override; errors names the part. errorCode -1',
  401: 'Not signed in, the session has expired, or the address is not on the whitelist. errorCode 100401; 1051 when a password is wrong',
  403: 'The account has no flag for this area, or another site sent this. errorCode 100401; 1052 or 1054 at sign-in',
  404: 'There is no such path. errorCode -1',
  409: 'Conflicts with the current state. errorCode -1',
  413: 'Too large. errorCode -1',
  415: 'Unsupported content type. errorCode -1',
  422: 'Invalid fields; errors has messages by field. errorCode -1',
  423: 'The account is locked. errorCode 1053',
  429: 'Too many requests; retry after Retry-After seconds. errorCode -1',
  503: 'Temporarily unavailable; retry after Retry-After seconds. errorCode -1',
  507: 'No disk space for the file. errorCode -1',
  500: 'Server failure; report its requestId. errorCode -1',
};

/** Statuses of refusals besides those in the route's own docs. */
function collectStatuses({ method, url, access, schema, upload }: DeclaredRoute) {
  const writes = method !== 'GET';
  const isBelowAdminPath = url.startsWith('/api/admin/');
  return [
    400,
    ...(access === 'public' && !isBelowAdminPath ? [] : [401]),
    ...(typeof access === 'object' || (isBelowAdminPath && writes) ? [403] : []),
    ...(schema.conflicts ? [409] : []),
    ...(writes ? [413, 415] : []),
    ...(schema.body || upload ? [422] : []),
    429,
    500,
    503,
    ...(upload ? [507] : []),
  ];
}

const MEDIA_DESCRIPTIONS: Readonly<Record<MediaAccess, string>> = {
  read: 'The account has neither the flag of an area that shows media nor `account`',
  add: 'The account has no flag of an area that shows media',
  change:
    'The account lacks the flag of an area that shows the item; or none shows it, and the account is neither its uploader nor has the flag `account`',
};
const describeMediaRefusal = ({ access }: DeclaredRoute): Record<number, string> =>
  typeof access === 'object' && 'media' in access
    ? { 403: `${MEDIA_DESCRIPTIONS[access.media]}; or another site sent this. errorCode 100401` }
    : {};

/** As responses of the document. */
export function describeRefusals(route: DeclaredRoute): Record<string, Json> {
  const own = { ...describeMediaRefusal(route), ...route.schema.refusals };
  const statuses = [...new Set([...collectStatuses(route), ...Object.keys(own).map(Number)])].sort(
    (a, b) => a - b,
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const description = own[status] ?? (status === 409 ? route.schema.conflicts : undefined);
      if (description === STALE_REVISION) return [status, { $ref: '#/components/responses/older' }];
      return [
        status,
        description ? describeResponse(description) : { $ref: `#/components/responses/${status}` },
      ];
    }),
  );
}

const describeResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: ref('Refusal') } },
});
export const SHARED_REFUSALS: Record<string, Json> = mapValues(
  { ...SENTENCES, older: STALE_REVISION },
  describeResponse,
);
