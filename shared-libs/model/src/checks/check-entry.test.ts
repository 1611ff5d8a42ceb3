import { describe, expect, it } from 'vitest';
import { PICTURE } from '../fixtures/picture.ts';
import { admissions, news, office } from '../kinds/index.ts';
import { checkEntry, collectCheckTargets } from './check-entry.ts';
import { findDeadlines } from './find-deadlines.ts';

const TODAY = '2026-11-21';
const picture = (alt: string | undefined) => ({ ...PICTURE, alt });
const listFindings = (values: object) =>
  checkEntry(news, { body: [], ...values }, TODAY).map(({ rule, field, item, words }) =>
    [rule, field, item ?? '', words].join(' ').trim(),
  );
const ofBody = (...body: object[]) => listFindings({ body });
const html = (text: string) => ({ type: 'text', html: text });
const heading = (level: number, text: string) => ({ type: 'heading', level, text });

describe('checkEntry', () => {
  it.each([
    [
      'nothing for a correct entry',
      {
        title: '說明會',
        pic: picture('學生在實驗室'),
        body: [heading(2, '時程'), html('<p>見<a href="/news">校園新聞</a></p>')],
      },
      [],
    ],
    ['a picture without alternative text', { pic: picture(undefined) }, ['alt pic']],
    ['nothing for a decorative picture', { pic: picture('') }, []],
    [
      'a file’s name as alternative text',
      { pic: picture('IMG_2034.jpg') },
      ['altName pic  IMG_2034.jpg'],
    ],
    [
      'the picture of a content item',
      {
        body: [
          { type: 'divider' },
          { type: 'gallery', images: [{ image: picture('好') }, { image: picture(' ') }] },
        ],
      },
      ['alt body 1'],
    ],
    [
      'a link field with an empty phrase',
      { link: { href: '/news', label: '點這裡' } },
      ['linkText link  點這裡'],
    ],
    ['nothing for the past day of a news item', { date: '2020-01-01' }, []],
    ['a past end of publication', { unpublishAt: '2020-01-01T00:00:00Z' }, ['pastEnd unpublishAt']],
    [
      'a day before the publication',
      { date: '2099-01-01', publishAt: '2099-01-01T16:30:00Z' },
      ['earlyDay date  2099/01/01'],
    ],
    [
      'nothing for the day of publication in Taipei',
      { date: '2099-01-02', publishAt: '2099-01-01T16:30:00Z' },
      [],
    ],
    [
      'nothing for an old publication',
      { date: '2019-01-01', publishAt: '2020-01-01T00:00:00Z' },
      [],
    ],
    ['a deadline in a text', { summary: '報名至2025/11/30止' }, ['pastDate summary  2025/11/30']],
  ])('finds %s', (_what, values, expected) => expect(listFindings(values)).toEqual(expected));

  it.each([
    '點這裡',
    '請點選此處',
    '按此',
    '更多',
    '更多資訊',
    '連結',
    'Click here',
    'here',
    'https://example.edu.tw/a',
    '下載',
  ])('flags the link text “%s” as meaningless', (words) =>
    expect(ofBody(html(`<p><a href="/news">${words}</a></p>`))).toHaveLength(1),
  );
  it.each(['下載簡章', '更多校園新聞', '這裡的歷史', '點心系列活動', '參訪申請'])(
    'accepts the link text “%s”',
    (words) => expect(ofBody(html(`<p><a href="/news">${words}</a></p>`))).toEqual([]),
  );
  it('checks the label of a button', () =>
    expect(ofBody({ type: 'button', label: '點我', link: { href: '/news' } })).toEqual([
      'linkText body 0 點我',
    ]));

  it.each([
    ['a small heading first', [heading(3, '小')], ['headings body 0 小']],
    [
      'a skipped level in a text',
      [heading(2, '大'), html('<h4>更小</h4>')],
      ['headings body 1 更小'],
    ],
    ['nothing for the highest heading of a text', [html('<h3>小</h3>')], []],
    [
      'nothing for consecutive levels',
      [heading(2, '大'), heading(3, '小'), html('<h4>更小</h4>'), heading(2, '大')],
      [],
    ],
  ])('finds %s', (_what, body, expected) => expect(ofBody(...body)).toEqual(expected));

  it('finds a past date range in a list, unless a later one is ahead', () => {
    const dates = [{ label: '報名', dates: { begin: '2025-01-01', end: '2025-02-01' } }];
    expect(checkEntry(admissions, { dates, body: [] }, TODAY)).toEqual([
      { rule: 'pastDate', field: 'dates', words: '2025/02/01' },
    ]);
    const ahead = { label: '放榜', dates: { begin: '2027-01-01', end: '2027-02-01' } };
    expect(checkEntry(admissions, { dates: [...dates, ahead], body: [] }, TODAY)).toEqual([]);
  });
  it.each([
    ['報名截止日：114年11月30日', ['2025-11-30']],
    ['自2025年3月1日至2025年4月1日止', ['2025-04-01']],
    ['2025-12-05前繳費', ['2025-12-05']],
    ['本校創立於1989年7月1日。', []],
    ['至2025/13/01', []],
  ])('finds in “%s” the deadlines %j', (text, days) =>
    expect(findDeadlines(text).map(({ day }) => day)).toEqual(days),
  );

  it.each([
    [{ phone: '03-0000-000', email: 'admission@example.edu.tw' }, ['phone', 'email']],
    [
      { phoneNote: '示範號碼', phoneNoteEn: 'demo number', notice: '本站為示範網站，' },
      ['phoneNote', 'phoneNoteEn', 'notice'],
    ],
    [{ phone: '03-463-8800', email: 'admission@saturn.yzu.edu.tw', notice: '以簡章為準。' }, []],
  ])('finds sample texts in %o', (values, expected) =>
    expect(checkEntry(office, values, TODAY).map(({ field }) => field)).toEqual(expected),
  );

  it('collects internal addresses and pictures', () => {
    const values = {
      pic: picture('圖'),
      link: { href: 'https://example.edu.tw' },
      body: [
        html('<a href="/newsCont?id=3">新聞</a><a href="mailto:a@b.tw">信</a>'),
        { type: 'button', label: '看', link: { href: '/visit' } },
      ],
    };
    const { links, pictures } = collectCheckTargets(news, values);
    expect(links.map(({ href, item }) => [href, item])).toEqual([
      ['/visit', 1],
      ['/newsCont?id=3', 0],
    ]);
    expect(pictures).toEqual([{ field: 'pic', media: 7, alt: '圖' }]);
    const elsewhere = collectCheckTargets(news, values, 'external').links.map(({ href }) => href);
    expect(elsewhere).toEqual(['https://example.edu.tw']);
  });
  it('accepts a form with hardly any values', () =>
    expect(checkEntry(news, { title: null, body: null, pic: null }, TODAY)).toEqual([]));
});
