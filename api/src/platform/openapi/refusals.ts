import type { DeclaredRoute, MediaAccess } from '../http/declared-access.ts';
import type { Json } from '../validation/json-schema.ts';
import { ref } from '../validation/json-schema.ts';

/** Why most changes are in conflict. */
export const STALE_REVISION = 'Somebody has changed it; data is the entry as it is now';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'Malformed: not JSON, an id or a query that nothing could mean, an override where none is allowed; errors names what it is. errorCode -1',
  401: 'Not signed in, the session is over, or the address is not on the whitelist. errorCode 100401; 1051 when a password is wrong',
  403: 'The account has no flag for this area, or another site sent this. errorCode 100401; 1052 or 1054 at sign-in',
  404: 'There is no such path. errorCode -1',
  409: 'In conflict with what is there now. errorCode -1',
  413: 'Too large. errorCode -1',
  415: 'Another content type than this route takes. errorCode -1',
  422: 'Fields are wrong; errors has the sentences by field. errorCode -1',
  423: 'The account is locked. errorCode 1053',
  429: 'Too many requests; come again after Retry-After seconds. errorCode -1',
  503: 'Cannot be answered at the moment; try again after Retry-After seconds. errorCode -1',
  507: 'There is no room for the file. errorCode -1',
  500: 'A failure of the server; tell its requestId. errorCode -1',
};

/** The statuses with which a route may refuse, besides those that its own docs name. */
function collectStatuses({ method, url, access, schema, upload }: DeclaredRoute): number[] {
  const writes = method !== 'GET';
  const isForStaff = url.startsWith('/api/admin/');
  return [
    400,
    ...(access === 'public' && !isForStaff ? [] : [401]),
    ...(typeof access === 'object' || (isForStaff && writes) ? [403] : []),
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
    'The account has not the flags of all areas that show the item; or none shows it, and the account is neither its uploader nor has the flag `account`',
};
const describeMediaRefusal = ({ access }: DeclaredRoute): Record<number, string> =>
  typeof access === 'object' && 'media' in access
    ? { 403: `${MEDIA_DESCRIPTIONS[access.media]}; or another site sent this. errorCode 100401` }
    : {};

/** What a route may refuse with, as responses of the document. */
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
/** The refusals that many routes share. */
export const SHARED_REFUSALS: Record<string, Json> = Object.fromEntries(
  Object.entries({ ...SENTENCES, older: STALE_REVISION }).map(([name, sentence]) => [
    name,
    describeResponse(sentence),
  ]),
);
