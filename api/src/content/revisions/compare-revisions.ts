import { isDeepStrictEqual } from 'node:util';
import type { AnyKind } from '@admissions/model';
import type { Comparison } from '@admissions/protocol/staff';
import { z } from 'zod';
import { MAX_ID } from '../../platform/validation/input-schemas.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import type { Deps } from '../deps.ts';
import { readRevision } from './revisions.ts';

const number = wholeNumberText(MAX_ID);
export const compareQuery = z.strictObject({
  from: number,
  to: number.meta({ description: 'Left out: the newest' }).optional(),
});
const PUBLICATION = ['status', 'publishAt', 'unpublishAt', 'deletedAt'];

/** Without `to`, compares with the current entry. */
export async function compareRevisions(
  deps: Deps,
  kind: AnyKind,
  id: number,
  query: z.output<typeof compareQuery>,
): Promise<Comparison> {
  const { entry: old, ...from } = await readRevision(deps, kind, id, query.from);
  const { entry: current, ...to } = await readRevision(deps, kind, id, query.to);
  const changes = [...Object.keys(kind.fields), ...PUBLICATION].flatMap((field) => {
    const before = old[field] ?? null;
    const after = current[field] ?? null;
    return isDeepStrictEqual(before, after) ? [] : [{ field, before, after }];
  });
  return { from, to, changes };
}
