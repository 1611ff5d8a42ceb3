import { expect, test } from '../../fixtures/test.ts';

/** Edge-case values, sent to every endpoint below. */
const VALUES = [
  null,
  '',
  ' ',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  -1,
  0,
  1.5,
  1e21,
  true,
  [],
  {},
  ['x'],
  { $ne: 1 },
  '__proto__',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2026-02-31',
  '１２３',
];
const IDS = ['0', '-1', '1.5', '1e3', 'abc', '99999999999', '%00', '0x1', '１', '1;drop'];
const QUERIES = [
  'page=0',
  'page=-5',
  'page=1e9',
  'page=abc',
  'perpage=0',
  'perpage=-1',
  'perpage=1000000000',
  'page=1&page=2',
  'title=%00',
  'title=%ED%A0%80',
  'nothing=1',
  'type=abc',
  `title=${'x'.repeat(3000)}`,
];

const WRITES: [string, string, Record<string, unknown>][] = [
  [
    'POST',
    '/api/admin/news/add_news',
    { category: 1, title: '標題', date: '2026-11-01', summary: '摘要', body: [], pinned: false },
  ],
  [
    'POST',
    '/api/admin/setting/add_block',
    { title: '圖塊', pic: { media: 1, alt: '' }, link: { href: '/news' }, type: '5' },
  ],
  ['POST', '/api/admin/ad/add_banner_sub', { bid: 1, title: '橫幅', newWindow: false }],
  ['POST', '/api/admin/white/add_ip', { ip: '203.0.113.1', note: '試', expiresAt: null }],
  [
    'POST',
    '/api/admin/account/add_account',
    { account: 'bad-input', name: '名', email: 'a@example.edu.tw', priv: {}, active: true },
  ],
];

test('no value in any field of any write causes a 5xx response', async ({ manager }) => {
  let tried = 0;
  for (const [method, path, good] of WRITES) {
    for (const field of [...Object.keys(good), 'unknownField']) {
      for (const value of VALUES) {
        const answer = await manager.call(method, path, {
          ...good,
          [field]: value,
          ...(path.includes('/account/') && manager.passwordConfirmation),
        });
        tried++;
        const details = `${path} ${field}=${JSON.stringify(value)?.slice(0, 40)} → ${answer.status} ${answer.errorCode}`;
        expect([200, 400, 403, 409, 422, 429], details).toContain(answer.status);
        if (answer.status === 422)
          expect(Object.keys(answer.errors ?? {}).length, details).toBeGreaterThan(0);
        if (answer.status === 200) await undo(path, answer.data as { id: number });
      }
    }
  }
  expect(tried).toBeGreaterThan(500);

  async function undo(path: string, { id }: { id: number }) {
    await manager.call('DELETE', `${path.replace(/\/add_/, '/del_')}/${id}`);
  }
});

test('no identifier and no query causes a 5xx response', async ({ manager, visitor }) => {
  const infos = [
    '/api/ap/news/',
    '/api/ap/category/',
    '/api/ap/banner/info/',
    '/api/ap/banner/subInfo/',
    '/api/ap/setting/college_info/',
    '/api/ap/setting/block_info/',
    '/api/ap/setting/banner_info/',
  ];
  const adminInfos = [
    '/api/admin/news/news_info/',
    '/api/admin/account/account_info/',
    '/api/admin/white/ip_info/',
    '/api/admin/forms/visit_info/',
  ];
  for (const id of IDS) {
    for (const path of infos)
      expect([200, 400, 404, 422], path + id).toContain(
        (await visitor.call('GET', path + id)).status,
      );
    for (const path of adminInfos)
      expect([200, 400, 404, 422], path + id).toContain(
        (await manager.call('GET', path + id)).status,
      );
  }
  for (const query of QUERIES) {
    for (const path of [
      '/api/ap/news',
      '/api/ap/setting/block_list',
      '/api/ap/category',
      '/api/ap/banner/subList',
    ])
      expect([200, 400, 422, 429], `${path}?${query}`).toContain(
        (await visitor.call('GET', `${path}?${query}`)).status,
      );
    for (const path of [
      '/api/admin/news/news_list',
      '/api/admin/forms/visit_list',
      '/api/admin/account/account_list',
    ])
      expect([200, 400, 422], `${path}?${query}`).toContain(
        (await manager.call('GET', `${path}?${query}`)).status,
      );
  }
});

test('each invalid field of a visit is refused with a message at that field', async ({
  visitor,
}) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const good = {
    school: '測試高中',
    city: '桃園市',
    name: '林老師',
    jobTitle: '主任',
    phone: '03-1234567',
    mobile: null,
    email: 'a@example.edu.tw',
    dates: { begin: day(30), end: day(31) },
    period: 'day',
    grades: null,
    students: 40,
    teachers: 2,
    colleges: null,
    arrival: 'bus',
    needs: null,
    remarks: null,
    consent: true,
  };
  const wrong: Record<string, unknown> = {
    school: '',
    city: '火星市',
    name: 'x'.repeat(31),
    phone: 'abc',
    email: 'nobody',
    dates: { begin: day(31), end: day(30) },
    period: 'night',
    students: 0,
    arrival: 'boat',
    consent: false,
  };
  for (const [field, value] of Object.entries(wrong)) {
    const answer = await visitor.call(
      'POST',
      '/api/ap/forms/add_visit',
      { ...good, [field]: value },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(answer, field).toMatchObject({ status: 422, errorCode: -1 });
    expect(
      Object.keys(answer.errors ?? {}).some((name) => name.split('.')[0] === field),
      `${field}: ${JSON.stringify(answer.errors)}`,
    ).toBe(true);
  }
});

test('a call without token, with an invalid one or with two is unauthorized', async ({
  product,
}) => {
  for (const authorization of [
    '',
    'Bearer',
    'Bearer |',
    'Bearer a|b|c',
    `Bearer ${'x'.repeat(4000)}`,
    'Basic abc',
    'Bearer \u00e9|',
  ]) {
    const answer = await fetch(`${product.url}/api/ap/news`, {
      headers: authorization ? { authorization } : {},
    });
    expect([400, 401], authorization).toContain(answer.status);
    expect(((await answer.json()) as { errorCode: number }).errorCode, authorization).toBe(100401);
  }
});
