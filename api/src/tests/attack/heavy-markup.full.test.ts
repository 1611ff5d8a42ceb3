import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { MAX_TAGS, MAX_TAGS_PER_ENTRY } from '@admissions/model/schema';
import { PREVIEW_PATHS } from '@admissions/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asPerson, type Call, listening, sampleEntry, testApp, visitor } from '#testing';
import { cleanHtml } from '../../content/field-types/clean-html.ts';

// Inputs of the real parser.
const parsed = vi.hoisted(() => [] as string[]);
vi.mock('sanitize-html', async (original) => {
  const { default: real } = await original<{
    default: (html: string, options: object) => string;
  }>();
  const counted = (html: string, options: object) => {
    parsed.push(html);
    return real(html, options);
  };
  return { default: counted };
});
const tagsIn = (html: string) => html.split('<').length - 1;
const QUARTER = 249_000;
const filled = (part: string) => part.repeat(Math.floor(QUARTER / part.length));
const PAYLOADS = ['<b><i>', '<svg><p>', '<ul><li>'].map((part) => [part, filled(part)] as const);
// Each text is within its limit; together they exceed the limit of an entry.
const many = (items: number, tags: number) =>
  Array.from({ length: items }, () => ({ type: 'text', html: '<b>x</b>'.repeat(tags / 2) }));

const test = testApp();
const site = listening(test);
const heavy = asPerson(test, 'heavy', ['news']);
const editor: Call = (...request) => heavy.call(...request);
beforeEach(() => {
  parsed.length = 0;
});
const nothingHeavyWasParsed = () => {
  for (const html of parsed) expect(tagsIn(html)).toBeLessThanOrEqual(MAX_TAGS);
};

describe('the size check of rich text', () => {
  const paths = adminPathsOf(news);
  const add = async (body: object[]) =>
    editor('POST', paths.add, { ...(await sampleEntry(test, news)), body });
  describe.each(PAYLOADS)('250 kB of %s', (_part, html) => {
    const body = [{ type: 'divider' }, { type: 'text', html }];
    it('refuses a new entry at its field', async () => {
      const answer = await add(body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['body.1.html']]);
      nothingHeavyWasParsed();
    });
    it('refuses a preview', async () => {
      const answer = await editor('POST', PREVIEW_PATHS.make, {
        kind: news.id,
        id: null,
        values: { body },
      });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['body.1.html']]);
      expect(parsed).toEqual([]);
    });
    it('reduces an old row to plain text', () => {
      expect(cleanHtml(`${html}字`)).toBe('字');
      expect(parsed).toEqual([]);
    });
  });

  it.each([
    ['too many tags', '<b>'.repeat(MAX_TAGS + 1)],
    ['tags nested too deep', `${'<b>'.repeat(51)}字`],
    ['tags nested too deep in a drawing', `${'<svg><p>'.repeat(51)}字`],
  ])(
    'refuses a short text with %s at its field, in the entry and as one item',
    async (_what, html) => {
      const added = await add([{ type: 'text', html }]);
      expect([added.status, Object.keys(added.body.errors)]).toEqual([422, ['body.0.html']]);
      const { id, revision } = (await add([])).body.data;
      const item = await editor('POST', paths.body(String(id)), {
        field: 'body',
        op: 'add',
        revision,
        item: { type: 'text', html },
      });
      expect([item.status, Object.keys(item.body.errors)]).toEqual([422, ['item.html']]);
      nothingHeavyWasParsed();
    },
  );
  it('limits the sum of texts in an entry', async () => {
    const answer = await add(many(6, 2000));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['body.5.html']]);
    expect(parsed).toEqual([]);
  });
  it('accepts a long article with lists, emphasis and links', async () => {
    const html = `<p>前言 <strong>重點</strong></p><ul>${'<li>第一項<ul><li>細項 <a href="https://example.edu.tw/">連結</a></li></ul></li>'.repeat(150)}</ul>${'<p>段<em>落</em></p>'.repeat(100)}`;
    const { status, body } = await add([{ type: 'text', html }]);
    expect([status, body.data.body]).toEqual([200, [{ type: 'text', html }]]);
  });
});

// Wide margins: without the check, 20 of these blocked everything for 30 s and more.
it.each([
  ['20 refused previews', () => [{ type: 'text', html: filled('<b><i>') }], 422],
  ['20 previews of maximum size', () => many(5, MAX_TAGS_PER_ENTRY / 5), 200],
])('health and public reads answer during %s in parallel', async (_what, body, expected) => {
  const { authorization } = await visitor(test);
  const sent = JSON.stringify({ kind: news.id, id: null, values: { body: body() } });
  const previews = Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(site.origin + PREVIEW_PATHS.make, {
        method: 'POST',
        headers: { ...heavy.headers, 'content-type': 'application/json' },
        body: sent,
      }).then(({ status }) => status),
    ),
  );
  const reads = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fetch(site.origin + (index % 2 ? '/healthz' : '/api/ap/news'), {
        headers: { authorization: authorization as string },
        signal: AbortSignal.timeout(20_000),
      }).then(({ status }) => status),
    ),
  );
  expect(new Set(reads)).toEqual(new Set([200]));
  expect(new Set(await previews)).toEqual(new Set([expected]));
  nothingHeavyWasParsed();
});
