import { LIST_VIEW_PATHS, type ListView } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { asStaff, auditOf, type Call, staffOf, testApp } from '#testing';

const { list, add, one } = LIST_VIEW_PATHS;

describe('saved views of a list', () => {
  const test = testApp();
  const ming = asStaff(test, ['news'], '王小明');
  const mei = asStaff(test, ['news'], '林小美');
  const outsider = asStaff(test, ['ad'], '許小華');
  const manager = asStaff(test, ['news', 'account'], '陳奕安');

  const view = (change: object = {}) => ({
    name: '今年的招生消息',
    state: { text: '招生', status: 'published', sort: '-updatedAt', perpage: '50' },
    columns: ['title', 'status'],
    isShared: false,
    ...change,
  });
  const save = (by: Call, change: object = {}) =>
    by('POST', add, { kind: 'news.news', ...view(change) });
  const read = async (by: Call): Promise<ListView[]> =>
    (await by('GET', `${list}?kind=news.news`)).body.data.list;
  const idsOf = async (by: Call) => (await read(by)).map(({ id }) => id);

  it('are private and stored unchanged', async () => {
    const { body } = await save(ming);
    expect(body.data).toMatchObject({
      ...view(),
      kind: 'news.news',
      by: '王小明',
      isOwn: true,
      mayChange: true,
    });
    expect(await read(ming)).toContainEqual(body.data);
    expect(await idsOf(mei)).not.toContain(body.data.id);
    expect(await idsOf(manager)).not.toContain(body.data.id);
  });

  it('are visible to editors of the kind only once shared', async () => {
    const { id } = (await save(ming, { name: '大家的', isShared: true })).body.data;
    const seen = (await read(mei)).find((each) => each.id === id);
    expect(seen).toMatchObject({ name: '大家的', by: '王小明', isOwn: false, mayChange: false });
    expect((await outsider('GET', `${list}?kind=news.news`)).status).toBe(403);
    expect((await save(outsider)).status).toBe(403);
    expect((await outsider('DELETE', one(id))).status).toBe(403);
  });

  it('are changed and deleted by their owner, shared ones also by an account manager', async () => {
    const { id } = (await save(ming, { name: '共用', isShared: true })).body.data;
    expect((await mei('PUT', one(id), view({ name: '我的' }))).status).toBe(403);
    expect((await mei('DELETE', one(id))).status).toBe(403);
    const renamed = await manager('PUT', one(id), view({ name: '共用的常用清單', isShared: true }));
    expect(renamed.body.data).toMatchObject({ name: '共用的常用清單', by: '王小明' });
    expect((await manager('DELETE', one(id))).body.data).toEqual({ id });
    expect(await idsOf(ming)).not.toContain(id);
    const lines = await auditOf(test, `list_view/${id}`);
    expect(lines.map(({ action }) => action)).toEqual([
      'add_list_view',
      'edit_list_view',
      'del_list_view',
    ]);
  });

  it('hide private views of a colleague as not found', async () => {
    const { id } = (await save(ming, { name: '私人' })).body.data;
    for (const by of [mei, manager]) {
      expect((await by('PUT', one(id), view())).body.errorCode).toBe(2);
      expect((await by('DELETE', one(id))).body.errorCode).toBe(2);
    }
    expect(await idsOf(ming)).toContain(id);
  });

  it('require a name and store only known query parameters', async () => {
    const wrong = await save(ming, { name: ' ', state: { 'a b': 'x' } });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([
      422,
      expect.arrayContaining(['name']),
    ]);
  });

  it('are limited to thirty per account and list', async () => {
    const mine = await staffOf(test, ['news']);
    for (let count = 0; count < 30; count += 1) expect((await save(mine)).status).toBe(200);
    const refused = await save(mine);
    expect(refused.status).toBe(409);
  });
});
