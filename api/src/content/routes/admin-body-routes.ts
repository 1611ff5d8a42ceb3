import type { AnyKind, BodyCopy, BodyOperation, Locale } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notExists, parsed, success } from '../../platform/http/http-error.ts';
import { readLocale } from '../../platform/http/locale.ts';
import type { Deps } from '../deps.ts';
import { readStaffEntry, storedEntry } from '../read/staff-entry.ts';
import { readSnapshot } from '../revisions/revisions.ts';
import { bodyAfter, findBodyField, parseBodyOperation } from '../write/body-operation.ts';
import { checkValues } from '../write/checked-values.ts';
import { cleanedItem } from '../write/cleaned-values.ts';
import { requireEditor } from '../write/editor.ts';
import { changeEntry } from '../write/write-entry.ts';
import { readEntryId } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

/** What staff do with the content items of an entry: one change by index, or the body of another entry. */
export function adminBodyRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);
  const config = { access: { area: kind.area } };
  const copySchema = z.strictObject({
    field: findBodyField(kind),
    from: z.int('validation.required').min(1).max(999_999_999),
    revision: z.int().min(1),
  });

  app.post(paths.body(':id'), { config, schema: docs.body }, async (request) => {
    const id = readEntryId(request);
    const locale = readLocale(request);
    const sent = request.body as { item?: unknown } | null;
    const operation = parseBodyOperation(
      kind,
      sent && typeof sent === 'object' && 'item' in sent
        ? { ...sent, item: cleanedItem(sent.item, locale) }
        : sent,
      locale,
    );
    const { field, revision } = operation;
    const after = await computeAfter(deps, kind, { id, operation, locale });
    await changeEntry(deps, {
      kind,
      by: requireEditor(request),
      action: 'body',
      id,
      revision,
      values: (current) => ({ [field]: after((current[field] ?? []) as unknown[]) }),
    });
    return success(await readStaffEntry(deps, kind, id));
  });

  app.post(paths.copyBody(':id'), { config, schema: docs.copyBody }, async (request) => {
    const id = readEntryId(request);
    const locale = readLocale(request);
    const { field, from, revision }: BodyCopy = parsed(copySchema, request.body, locale);
    const source = await storedEntry(deps, kind, from);
    if (source.deletedAt !== null) throw notExists();
    const values = { [field]: source[field] ?? [] };
    await checkValues(deps, kind, {
      values,
      entry: { ...(await storedEntry(deps, kind, id)), ...values },
      locale,
    });
    await changeEntry(deps, {
      kind,
      by: requireEditor(request),
      action: 'body',
      id,
      revision,
      values: () => values,
    });
    return success(await readStaffEntry(deps, kind, id));
  });
}

interface Asked {
  id: number;
  operation: BodyOperation<unknown>;
  locale: Locale;
}
/** What the operation makes of the body as it stands, after what it brings in was checked. */
async function computeAfter(
  deps: Deps,
  kind: AnyKind,
  { id, operation, locale }: Asked,
): Promise<(body: readonly unknown[]) => unknown[]> {
  const entry = await storedEntry(deps, kind, id);
  const check = (items: unknown) =>
    checkValues(deps, kind, { values: { [operation.field]: items }, entry, locale });
  if (operation.op === 'restore') {
    const old = ((await readSnapshot(deps.db.orm, kind, id, operation.to))[operation.field] ??
      []) as unknown[];
    await check(old);
    return () => old;
  }
  if ('item' in operation) await check([operation.item]);
  return (body) => bodyAfter(body, operation);
}
