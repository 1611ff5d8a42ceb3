// @vitest-environment jsdom

import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { type AnyEntry, type FormValues, toFormValues } from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, apiError, type Reply } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { createEntryForm } from '../base/use-entry-form.ts';
import { DraftSync } from './draft-sync.ts';

it('text typed in a new entry begins another one when a colleague discards it', async () => {
  const begun = new Set<number>();
  const created: unknown[] = [];
  apiAnswering(({ path, body }): Reply => {
    if (path === ENTRY_DRAFT_PATHS.add) {
      const id = created.push((body as { entryId: unknown }).entryId);
      begun.add(id);
      return { data: { ...(body as object), id, entryId: id, version: 1, isNew: true } };
    }
    const id = Number(path.split('/').at(-1));
    if (!begun.has(id)) return apiError(200, 'x', { errorCode: 2 });
    if (path === adminPathsOf(news).info(id)) return { data: { id, revision: 1 } };
    return { data: { ...(body as object), id, entryId: id, version: 2, isNew: true } };
  });
  const form = createEntryForm<AnyEntry | null, FormValues>(null, (entry) =>
    toFormValues(news, entry),
  );
  const entries: number[] = [];
  const sync = new DraftSync({
    isOn: true,
    kind: news,
    form,
    onCreated: ({ id }) => entries.push(id),
    onMerged: () => {},
    onSaved: () => {},
  });
  form.change({ title: '第一句' });
  await sync.save();
  begun.clear();
  form.change({ title: '第一句，第二句' });
  await sync.save();
  expect([created, entries]).toEqual([
    [null, null],
    [1, 2],
  ]);
  expect(sync.copy?.changed.title).toBe('第一句，第二句');
});
