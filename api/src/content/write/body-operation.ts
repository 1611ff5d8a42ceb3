import type { AnyKind, BodyOperation } from '@admissions/model';
import { bodyItemSchema } from '@admissions/model/schema';
import { z } from 'zod';
import { malformed } from '../../platform/http/http-error.ts';
import {
  olderRevision,
  revisionNumber,
  wholeFault,
} from '../../platform/validation/input-schemas.ts';
import { listBodies } from '../schema/tables.ts';

const index = z.int().min(0).max(199);
const MAX_ITEMS = 200;

export const findBodyField = (kind: AnyKind) =>
  z.enum(listBodies(kind) as [string, ...string[]], 'validation.select');

const item = bodyItemSchema();

/** One change of a body by index. */
export function buildBodyOperationSchema(kind: AnyKind) {
  const common = { field: findBodyField(kind), revision: revisionNumber() };
  return z.discriminatedUnion(
    'op',
    [
      z.strictObject({ ...common, op: z.literal('add'), index: index.optional(), item }),
      z.strictObject({ ...common, op: z.literal('replace'), index, item }),
      z.strictObject({ ...common, op: z.literal('remove'), index }),
      z.strictObject({ ...common, op: z.literal('move'), index, to: index }),
      z.strictObject({ ...common, op: z.literal('clear') }),
      z.strictObject({
        ...common,
        op: z.literal('restore'),
        to: olderRevision('The revision to restore the body from'),
      }),
    ],
    'validation.select',
  );
}

/** Throws 400 for an index out of range. */
export function applyBodyOperation(
  body: readonly unknown[],
  operation: Exclude<BodyOperation<unknown>, { op: 'restore' }>,
): unknown[] {
  const next = [...body];
  const within = (at: number, length = next.length) => {
    if (at >= length) throw malformed({ index: wholeFault(0, Math.max(0, length - 1)) });
    return at;
  };
  switch (operation.op) {
    case 'add':
      if (next.length >= MAX_ITEMS) throw malformed({ index: wholeFault(0, MAX_ITEMS - 1) });
      next.splice(within(operation.index ?? next.length, next.length + 1), 0, operation.item);
      return next;
    case 'replace':
      next[within(operation.index)] = operation.item;
      return next;
    case 'remove':
      next.splice(within(operation.index), 1);
      return next;
    case 'move':
      next.splice(within(operation.to), 0, ...next.splice(within(operation.index), 1));
      return next;
    case 'clear':
      return [];
  }
}
