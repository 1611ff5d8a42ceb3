import { describe, expect, it } from 'vitest';
import { describeTarget } from './audit-target.ts';
import { fieldName, formatValue } from './describe-action.ts';

const about = (area: string, target: string, name: string | null = '名稱') => {
  const { sort, href } = describeTarget({ action: 'edit', area, target, name, details: {} });
  return [sort['zh-TW'], href];
};

describe('describeTarget', () => {
  it.each([
    ['news', 'news/37', ['校園新聞', '/admin/news/edit?id=37']],
    ['about', 'scholarships/1', ['認識元智', '/admin/about/edit_scholarships']],
    ['account', 'account/5', ['帳號', '/admin/account/edit?id=5']],
    ['forms', 'visit/40', ['校園參訪申請', '/admin/forms/edit_visit?id=40']],
    ['forms', 'question/4', ['問學長姐一個問題', '/admin/forms/edit_question?id=4']],
    ['media', 'media/3', ['媒體庫檔案', null]],
    ['forms', 'visit', ['校園參訪申請', null]],
    ['setting', 'bundle/2', ['一起上線', '/admin/bundle/list?id=2']],
  ])('%s %s', (area, target, words) => expect(about(area, target)).toEqual(words));
  it('has no link once the target is deleted', () =>
    expect(about('news', 'news/37', null)).toEqual(['校園新聞', null]));
  it.each([
    ['edit', 'account', 'white/1', { ip: '203.0.113.7' }, '203.0.113.7'],
    ['edit', 'account', 'account/5', { ip: '203.0.113.7' }, '編號5'],
    ['purge', 'news', 'news/39', { name: '舊消息' }, '舊消息'],
    ['edit', 'about', 'scholarships/1', {}, '獎助學金'],
    ['edit', 'news', 'news/39', { revision: 2 }, '編號39'],
  ])('%s of %s %s with %j is titled after it is gone: %s', (action, area, target, details, title) =>
    expect(describeTarget({ action, area, target, name: null, details }).title['zh-TW']).toBe(
      title,
    ),
  );
  it('leaves an unknown target unchanged', () =>
    expect(about('x', 'constructor/1')).toEqual(['constructor', null]));
});

describe('details', () => {
  it.each([
    [['title', 'body'], 'title, body'],
    [true, 'yes'],
    [false, 'no'],
    [0, '0'],
    [null, '—'],
    [[], '—'],
  ])('formats the detail %j as %s', (value, words) =>
    expect(formatValue(value, { yes: 'yes', no: 'no', pick: ({ en }) => en })).toBe(words),
  );
  it('labels the field of a kind, a form or an account', () => {
    const label = (area: string, field: string) =>
      fieldName({ area, target: `${area === 'forms' ? 'visit' : area}/1` }, field)['zh-TW'];
    expect(label('news', 'title')).toBe('標題');
    expect(label('forms', 'assignee')).toBe('承辦人');
    expect(label('account', 'priv')).toBe('權限');
    expect(label('news', 'constructor')).toBe('constructor');
  });
});
