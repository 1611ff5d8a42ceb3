import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_ITEM_TYPES } from '../base/body.ts';
import { visit } from '../forms/visit.ts';
import { block, KINDS, news, office } from '../kinds/index.ts';
import { buildFieldSchema, buildFieldsSchema } from './field-schema.ts';
import {
  buildAddSchema,
  buildBodyItemSchema,
  buildEditSchema,
  buildSubmissionSchema,
  cleanHref,
  isSafeHref,
  removeInvisible,
  toFieldErrors,
} from './index.ts';
import { videoSchema } from './value-schemas.ts';

const article = { category: 1, title: '新聞', date: '2026-11-21', summary: '摘要', body: [] };
const sent = {
  school: '示範高中',
  city: '桃園市',
  name: '王老師',
  jobTitle: '主任',
  phone: '03-0000-201',
  email: 'a@example.edu.tw',
  dates: { begin: '2026-12-01', end: '2026-12-02' },
  period: 'day',
  students: 40,
  teachers: 2,
  arrival: 'bus',
  consent: true,
};
const errorsOf = (
  schema: { safeParse(value: unknown): { error?: never } | { error?: unknown } },
  value: unknown,
  locale: 'zh-TW' | 'en' = 'en',
) => {
  const { error } = schema.safeParse(value);
  return error ? toFieldErrors(error as never, locale) : {};
};

describe('staff schemas', () => {
  it('adds empty values for missing optional fields', () =>
    expect(buildAddSchema(news).parse(article)).toMatchObject({
      pic: null,
      link: null,
      pinned: false,
    }));
  it('reports a required field in the requested language', () => {
    expect(errorsOf(buildAddSchema(news), { ...article, title: '  ' })).toEqual({
      title: ['The field is required'],
    });
    expect(errorsOf(buildAddSchema(news), { ...article, title: undefined }, 'zh-TW')).toEqual({
      title: ['此欄位為必填'],
    });
  });
  it('treats 0 as an empty choice', () =>
    expect(errorsOf(buildAddSchema(news), { ...article, category: 0 })).toEqual({
      category: ['Please choose one'],
    }));
  it('accepts values of the closed list', () => {
    const entry = { title: '圖書館', pic: { media: 1, alt: '' }, link: '/news', type: '5' };
    expect(buildAddSchema(block).parse(entry)).toMatchObject({
      type: '5',
      link: { href: '/news' },
    });
  });
  it('rejects unknown fields and counters', () =>
    expect(
      Object.keys(errorsOf(buildAddSchema(news), { ...article, clickCount: 9, id: 3 })),
    ).toEqual(['clickCount', 'id']));
  it('counts characters, not code units', () => {
    expect(errorsOf(buildAddSchema(news), { ...article, title: '𠮷'.repeat(80) })).toEqual({});
    expect(errorsOf(buildAddSchema(news), { ...article, title: '𠮷'.repeat(81) })).toEqual({
      title: ['Please use at most 80 characters (81 now)'],
    });
  });
  it.each(['a\0b', 'a\ud800', '\udc00a'])('rejects text that cannot be stored', (title) =>
    expect(errorsOf(buildAddSchema(news), { ...article, title })).toHaveProperty('title'),
  );
  it('changes only the sent fields', () =>
    expect(buildEditSchema(news).parse({ revision: 3, title: '新標題' })).toEqual({
      revision: 3,
      title: '新標題',
    }));
  it('requires the base revision of a change', () =>
    expect(errorsOf(buildEditSchema(news), { title: '新標題' })).toEqual({
      revision: ['The field is required'],
    }));
  it.each(KINDS)('has schemas for $id', (kind) =>
    expect(Object.keys(errorsOf(buildAddSchema(kind), {}))).toEqual(
      Object.entries(kind.fields)
        .filter(([, field]) => field.required && !field.readOnly)
        .map(([name]) => name),
    ),
  );
});

describe('content items', () => {
  it.each(BODY_ITEM_TYPES)('has a schema for %s that rejects unknown keys', (type) =>
    expect(errorsOf(buildBodyItemSchema(type), { type, surprise: 1 })).toHaveProperty('surprise'),
  );
  it('reports the position of an error inside a body', () =>
    expect(
      errorsOf(buildAddSchema(news), {
        ...article,
        body: [{ type: 'divider' }, { type: 'heading', level: 2, text: '' }],
      }),
    ).toEqual({
      'body.1.text': ['The field is required'],
    }));
  it('refuses a table without any text', () => {
    const table = { type: 'table', head: ['', ''], rows: [['', ' ']] };
    expect(errorsOf(buildAddSchema(news), { ...article, body: [table] })).toEqual({
      'body.0.rows': ['The table is empty'],
    });
  });
});

describe('addresses', () => {
  it.each([
    '/news',
    '/admissions#div1',
    'https://www.yzu.edu.tw/',
    'mailto:a@example.edu.tw',
    'tel:03-0000-000',
    '#div1',
  ])('accepts %s', (href) => expect(isSafeHref(href)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'data:text/html,x',
    'https://',
    'https://user:pw@example.edu.tw/',
    'vbscript:x',
    '',
  ])('rejects %j', (href) => expect(isSafeHref(href)).toBe(false));
});

describe('the message about a wrong address', () => {
  const { line, website } = { line: office.fields.line, website: news.fields.link };
  it.each([
    ['a field of other sites', line, 'http://line.example', 'The field must be an https address'],
    ['a page of this site there', line, '/news', 'The field must be an https address'],
    ['any field', website, 'line', 'The field must be an internal path or an https address'],
  ])('names what %s takes', (_what, field, href, message) =>
    expect(errorsOf(buildFieldSchema(field), { href })).toEqual({ href: [message] }),
  );
  it('names YouTube for its videos', () =>
    expect(errorsOf(videoSchema(), { provider: 'youtube', id: '' })).toEqual({
      id: ['Please paste the address of a YouTube video'],
    }));
});

describe('cleanHref', () => {
  const target = 'https://www.example.edu.tw/a?b=1&c=2';
  const encoded = encodeURIComponent(target);
  it.each([
    [`https://lm.facebook.com/l.php?u=${encoded}&h=AT0`, target],
    [
      'https://www.google.com/url?q=javascript:alert(1)',
      'https://www.google.com/url?q=javascript:alert(1)',
    ],
    [
      'https://www.google.com/search?q=https://a.tw',
      'https://www.google.com/search?q=https://a.tw',
    ],
    ['/news', '/news'],
  ])('turns %s into %s', (given, expected) => expect(cleanHref(given)).toBe(expected));
  it('finds any target behind any redirects, whatever follows it', () => {
    const wrapped = fc
      .tuple(
        fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
        fc.array(
          fc.constantFrom(
            'https://www.google.com/url?q=',
            'https://www.google.com.tw/url?sa=D&url=',
            'https://l.facebook.com/l.php?h=AT0&u=',
          ),
          { minLength: 1, maxLength: 3 },
        ),
        fc.constantFrom('', '。', '，', '！？'),
      )
      .map(([href, redirects, after]) => ({
        href,
        typed:
          redirects.reduce((inner, redirect) => redirect + encodeURIComponent(inner), href) + after,
      }));
    fc.assert(
      fc.property(wrapped, ({ href, typed }) => {
        expect(cleanHref(typed)).toBe(href);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['合約\u202Egpj.exe', '合約gpj.exe'],
  ['\u2066a\u2069\u200B\uFEFF\u00AD\u0000b\u2028', 'ab'],
  ['\u{E0041}\u3164x', 'x'],
  ['👩‍🎓 家人 𠮷󠄀', '👩‍🎓 家人 𠮷󠄀'],
  ['a\u200Db', 'ab'],
])('removeInvisible removes invisible characters from %j', (name, seen) =>
  expect(removeInvisible(name)).toBe(seen),
);

describe('single-line texts', () => {
  const MESSAGE = ['Please write this on one line, without line breaks or control characters'];
  const schema = buildSubmissionSchema(visit, '2026-11-21');
  const characters = ['\r\n', ...'\n\r\t\v\f\u0001\u001b\u007f\u0085\u2028\u2029'];
  it.each(characters.map((character) => [JSON.stringify(character), character]))(
    'reject %s with an error at the field',
    (_name, character) => {
      for (const name of ['school', 'name', 'jobTitle'] as const)
        expect(
          errorsOf(schema, { ...sent, [name]: `高中${character}Bcc: evil@example.com` }),
        ).toEqual({
          [name]: MESSAGE,
        });
      expect(errorsOf(schema, { ...sent, grades: ['高二', `高${character}三`] })).toEqual({
        'grades.1': MESSAGE,
      });
      expect(errorsOf(schema, { ...sent, phone: `03-0000-201${character}ext1` })).toHaveProperty(
        'phone',
      );
      expect(
        errorsOf(schema, { ...sent, email: `a@example.edu.tw${character}b@example.edu.tw` }),
      ).toHaveProperty('email');
      expect(errorsOf(buildAddSchema(news), { ...article, title: `新${character}聞` })).toEqual({
        title: MESSAGE,
      });
      expect(
        errorsOf(buildAddSchema(news), {
          ...article,
          link: { href: '/news', label: `標${character}題` },
        }),
      ).toEqual({ 'link.label': MESSAGE });
    },
  );
  it('are trimmed; multi-line texts may contain line breaks', () => {
    expect(errorsOf(schema, { ...sent, remarks: '第一行\n第二行\t完' })).toEqual({});
    expect(schema.parse({ ...sent, school: ' 示範高中\r\n' })).toMatchObject({
      school: '示範高中',
    });
    expect(
      errorsOf(buildBodyItemSchema('quote'), { type: 'quote', text: '第一行\n第二行' }),
    ).toEqual({});
  });
});

const colors = buildFieldsSchema({ mainColor: office.fields.mainColor });
it('a colour of the site is refused with the nearest that can be read', () => {
  expect(colors.parse({ mainColor: ' #7A0019' })).toEqual({ mainColor: '#7a0019' });
  expect(colors.parse({ mainColor: '' })).toEqual({ mainColor: null });
  expect(errorsOf(colors, { mainColor: 'red' }).mainColor?.[0]).toContain('hexadecimal');
  const [refusal = ''] = errorsOf(colors, { mainColor: '#ffc72c' }).mainColor ?? [];
  const nearest = /#[0-9a-f]{6}$/.exec(refusal)?.[0];
  expect(errorsOf(colors, { mainColor: nearest })).toEqual({});
});

describe('the visit form', () => {
  const schema = buildSubmissionSchema(visit, '2026-11-21');
  it('reports all missing fields at once', () => {
    const required =
      'school city name jobTitle phone email dates period students teachers arrival consent';
    expect(Object.keys(errorsOf(schema, {})).join(' ')).toBe(required);
  });
  it('accepts a complete submission', () => expect(errorsOf(schema, sent)).toEqual({}));
  it.each([
    ['2026-11-22', '2027-01-22'],
    ['2028-05-22', '2028-05-22'],
  ])('accepts the days from %s to %s', (begin, end) =>
    expect(errorsOf(schema, { ...sent, dates: { begin, end } })).toEqual({}),
  );
  it.each([
    ['email', { email: 'not an address' }, 'The field must be a valid email'],
    ['dates.end', { dates: { begin: '2026-12-02', end: '2026-12-01' } }, 'Invalid date.'],
    [
      'dates.begin',
      { dates: { begin: '2026-11-20', end: '2026-12-01' } },
      'The date must not be in the past',
    ],
    [
      'dates.begin',
      { dates: { begin: '2026-11-21', end: '2026-12-01' } },
      'The office needs time to answer: tomorrow at the earliest',
    ],
    [
      'dates.begin',
      { dates: { begin: '2028-05-23', end: '2028-05-24' } },
      'Please choose days within a year and a half',
    ],
    [
      'dates.end',
      { dates: { begin: '2026-12-01', end: '2027-02-01' } },
      'From first to last day at most 62 days',
    ],
    ['consent', { consent: false }, 'Please read and accept the personal-data notice'],
    ['city', { city: '0' }, 'Please choose one'],
    ['city', { city: '火星市' }, 'Please choose an item from the list'],
    ['students', { students: 0 }, 'The value must be at least 1'],
    ['phone', { phone: 'call me' }, 'The field must be a valid phone number'],
    [
      'dates.begin',
      { dates: { begin: '2026-02-30', end: '2026-12-01' } },
      'Please enter a valid date',
    ],
  ])('reports the error at %s', (name, change, sentence) =>
    expect(errorsOf(schema, { ...sent, ...change })[name]).toEqual([sentence]),
  );
});
