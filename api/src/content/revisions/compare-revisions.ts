import { isDeepStrictEqual } from 'node:util';
import type { AnyKind, Comparison, Revision } from '@admissions/contracts';
import { z } from 'zod';
import { malformed } from '../../platform/http/http-error.ts';
import { findFaults, wholeFault } from '../../platform/validation/request-faults.ts';
import type { Deps } from '../deps.ts';
import { readRevision } from './revisions.ts';

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, wholeFault(1, 999_999_999))
  .transform(Number);
const querySchema = z.strictObject({ from: number, to: number.optional() });
const PUBLICATION = ['status', 'publishAt', 'unpublishAt', 'deletedAt'];

/** What differs between two revisions of an entry; without `to`, between that one and now. */
export async function compareRevisions(
  deps: Deps,
  kind: AnyKind,
  id: number,
  query: unknown,
): Promise<Comparison> {
  const asked = querySchema.safeParse({ ...(query as object) });
  if (!asked.success) throw malformed(findFaults(asked.error, Object.keys(querySchema.shape)));
  const from = await readRevision(deps, kind, id, asked.data.from);
  const to = await readRevision(deps, kind, id, asked.data.to);
  const changes = [...Object.keys(kind.fields), ...PUBLICATION].flatMap((field) => {
    const before = from.entry[field] ?? null;
    const after = to.entry[field] ?? null;
    return isDeepStrictEqual(before, after) ? [] : [{ field, before, after }];
  });
  return { from: pickHead(from), to: pickHead(to), changes };
}

const pickHead = ({ revision, at, by, action, name }: Revision<unknown>) => ({
  revision,
  at,
  by,
  action,
  name,
});
