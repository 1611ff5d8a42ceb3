import { type AnyKind, adminPathsOf } from '@admissions/model';
import { news, staffService } from '@admissions/model/kinds';
import {
  BUNDLE_PATHS,
  type Bundle,
  ENTRY_DRAFT_PATHS,
  type EntryDraft,
} from '@admissions/protocol/staff';
import { expect } from 'vitest';
import { addEntry } from './add-entry.ts';
import { asPerson, asVisitor } from './calls.ts';
import { testApp } from './test-app.ts';

const AREAS = ['news', 'highschool', 'setting', 'faculty'] as const;
interface Entry {
  id: number;
  title: string;
  revision: number;
}

/** Two editors, one with fewer flags, and calls about bundles. */
export function bundleTest() {
  const test = testApp();
  const ming = asPerson(test, 'ming', AREAS);
  const hua = asPerson(test, 'hua', AREAS);
  const reporter = asPerson(test, 'reporter', ['news']);
  const chief = asPerson(test, 'chief', ['account']);
  const visitor = asVisitor(test);

  const store = (kind: AnyKind = news, changes: object = {}, by = ming): Promise<Entry> =>
    addEntry(by.call, test, kind, changes);
  const draftOf = async (kind: AnyKind, entry: Entry | null, changed: object, by = ming) => {
    const base = entry ? { title: entry.title } : {};
    const sent = { kind: kind.id, entryId: entry?.id ?? null, changed, base };
    return (await by.call('POST', ENTRY_DRAFT_PATHS.add, sent)).body.data as EntryDraft;
  };
  const subject = (kind: AnyKind, entryId: number) => ({ kind: kind.id, entryId });
  const post = (path: string, body?: object, by = ming) => by.call('POST', path, body);
  const read = async (id: number, by = ming): Promise<Bundle> =>
    (await by.call('GET', BUNDLE_PATHS.one(id))).body.data;
  async function bundleOf(items: object[], name = '一組'): Promise<number> {
    const { id } = (await post(BUNDLE_PATHS.add, { name })).body.data;
    const added = await post(BUNDLE_PATHS.addItems(id), { items });
    expect([added.status, added.body.message]).toEqual([200, undefined]);
    return id;
  }
  const publish = (id: number, by = ming) => post(BUNDLE_PATHS.publish(id), undefined, by);
  const undo = (id: number, by = ming) => post(BUNDLE_PATHS.undo(id), undefined, by);
  const seen = async (kind: AnyKind, id: number) =>
    (
      await visitor(
        'GET',
        kind.id === news.id ? `/api/ap/news/${id}` : `/api/ap/highschool/staff_services_info/${id}`,
      )
    ).body.data?.title ?? null;
  const entryOf = async (kind: AnyKind, id: number) =>
    (await ming.call('GET', adminPathsOf(kind).info(id))).body.data;
  const edit = async ({ id }: Entry, changes: object, by = ming) => {
    const { revision } = await entryOf(news, id);
    return by.call('PUT', adminPathsOf(news).edit(id), { ...changes, revision });
  };
  const statesOf = ({ items }: Bundle) => items.map(({ state }) => state);

  /** A changed entry, a hidden entry and a new one, of two areas. */
  async function mixed() {
    const changed = await store();
    await draftOf(news, changed, { title: '改過的新聞' });
    const hidden = await store(staffService, { status: 'draft', title: '還沒公開的服務' });
    const sent = { ...(await entryOf(news, changed.id)), title: '全新的新聞' };
    const fresh = await draftOf(news, null, sent);
    const id = await bundleOf([
      subject(news, changed.id),
      subject(staffService, hidden.id),
      subject(news, fresh.entryId),
    ]);
    const shown = async () => [
      await seen(news, changed.id),
      await seen(staffService, hidden.id),
      (await visitor('GET', '/api/ap/news?perpage=100')).body.data.list.some(
        ({ title }: Entry) => title === '全新的新聞',
      ),
    ];
    return { id, changed, hidden, fresh, shown };
  }
  return {
    test,
    ming,
    hua,
    reporter,
    chief,
    visitor,
    store,
    draftOf,
    subject,
    post,
    read,
    bundleOf,
    publish,
    undo,
    entryOf,
    edit,
    statesOf,
    mixed,
  };
}
