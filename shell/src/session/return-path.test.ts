import { describe, expect, it } from 'vitest';
import { buildLoginUrl, parseReturnPath } from './return-path.ts';

const parse = (to: string) => parseReturnPath(`?${new URLSearchParams({ to })}`);

describe('return path', () => {
  it.each(['/admin/news/list', '/admin/news/edit?id=3', '/admin/setting/block_list?type=5&page=2'])(
    'returns to %s',
    (path) => expect(parse(path)).toBe(path),
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/admin/',
    '/admin/../../evil',
    'javascript:alert(1)',
    '/adminx/news',
    '/',
    '',
    '/admin/login',
    '/admin/login?to=/admin/login',
    '/admin/error404',
    '/admin/\tnews',
    '/admin\\news',
  ])('does not lead to %j', (path) => expect(parse(path)).toBeNull());
  it.each(['/admin//..//evil', '/admin/..%2f..'])('stays on this site with %j', (path) => {
    const target = parse(path);
    if (target) expect(new URL(target, 'https://site.example').origin).toBe('https://site.example');
  });
  it('stores no path that it would not return to', () => {
    expect(buildLoginUrl('/admin/news/list')).toBe('/admin/login?to=%2Fadmin%2Fnews%2Flist');
    expect(buildLoginUrl('/admin/login')).toBe('/admin/login');
  });
});
