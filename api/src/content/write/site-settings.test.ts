import { adminPathsOf } from '@admissions/model';
import { office, privacyNotice, siteMenu } from '@admissions/model/kinds';
import { RESULT_CODES, SITE_READ_PATHS } from '@admissions/protocol';
import { LETTERS_PATH } from '@admissions/protocol/forms';
import { identity } from '@admissions/site-content';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, staffOf, testApp } from '#testing';
import { rebuildSearchIndex } from '../../features/search/index-entry.ts';
import { readIdentity } from '../read/site-texts.ts';

const test = testApp();
const visitor = asVisitor(test);
const staff = asStaff(test, ['setting']);
beforeAll(async () => {
  await test.deps.db.transaction(rebuildSearchIndex);
});

const contact = async () =>
  (await visitor('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent('聯絡招生組')}`)).body
    .data.list[0];

describe('the settings of the site', () => {
  it('do not exist until edited; the site uses its defaults', async () => {
    expect((await visitor('GET', '/api/ap/setting/office_info')).body.errorCode).toBe(
      RESULT_CODES.notExists,
    );
    expect(await readIdentity(test.deps.db.orm)).toEqual(identity);
    expect((await contact()).summary).toContain(identity.phone.label);
  });
  it('take effect at once in pages, mails and the search', async () => {
    const sent = {
      ...SETTING_PRESETS['setting.office'],
      phone: '03-4638800#2319',
      phoneNote: null,
    };
    const saved = await staff('POST', adminPathsOf(office).add, { ...sent, status: 'published' });
    expect(saved.status).toBe(200);
    expect(String(saved.headers['x-content-changed'])).toContain('setting.office');
    const read = () => visitor('GET', '/api/ap/setting/office_info');
    expect((await read()).body.data.phone).toBe('03-4638800#2319');
    // While the notice of the change is pending, answers are not cacheable.
    await expect.poll(async () => (await read()).headers['x-read-kinds']).toBe('setting.office');
    expect((await readIdentity(test.deps.db.orm)).phone.label).toBe('03-4638800#2319');
    expect((await contact()).summary).toContain('03-4638800#2319');
  });
  it('have letters, which clerks of the forms read, and visitors do not', async () => {
    const [{ id, revision }] = (await staff('GET', adminPathsOf(office).list)).body.data.list;
    const letters = [{ name: '改期', state: 'declined', text: '請改提其他日期。' }];
    const written = await staff('PUT', adminPathsOf(office).edit(id), { revision, letters });
    expect(written.body.data.letters).toEqual(letters);
    const clerk = await staffOf(test, ['forms']);
    expect((await clerk('GET', LETTERS_PATH)).body.data).toEqual(letters);
    expect((await staff('GET', LETTERS_PATH)).status).toBe(403);
    const shown = (await visitor('GET', '/api/ap/setting/office_info')).body.data;
    expect(shown).not.toHaveProperty('letters');
  });
  it('refuse a broken menu: repeated part, all hidden, no links, invalid address', async () => {
    const preset = SETTING_PRESETS['setting.menu'] as {
      parts: { part: string; links: { link: unknown }[] }[];
    };
    const send = async (parts: unknown) =>
      Object.keys(
        (await staff('POST', adminPathsOf(siteMenu).add, { ...preset, parts })).body.errors ?? {},
      );
    const [first, ...others] = preset.parts;
    expect(await send([...preset.parts, first])).toEqual(['parts.7.part']);
    expect(await send(preset.parts.map((part) => ({ ...part, isHidden: true })))).toEqual([
      'parts.0.isHidden',
    ]);
    expect(await send([{ ...first, links: [] }, ...others])).toEqual(['parts.0.isHidden']);
    const [link, ...links] = first?.links ?? [];
    expect(
      await send([
        { ...first, links: [{ ...link, link: { href: 'javascript:alert(1)' } }, ...links] },
        ...others,
      ]),
    ).toEqual(['parts.0.links.0.link.href']);
    expect(await send([{ ...first, links: [link, link] }, ...others])).toEqual([
      'parts.0.links.1.link',
    ]);
    expect(await send([...others, first])).toEqual([]);
  });
  // Real races on PostgreSQL only: the embedded engine is serial.
  it('can be saved concurrently without duplicating the texts of the pages', async () => {
    const kinds = [office, siteMenu, privacyNotice];
    const save = async (kind: (typeof kinds)[number]) => {
      const [entry] = (await staff('GET', adminPathsOf(kind).list)).body.data.list;
      const values = { ...SETTING_PRESETS[kind.id], status: 'published' };
      return entry
        ? staff('PUT', adminPathsOf(kind).edit(entry.id), { ...values, revision: entry.revision })
        : staff('POST', adminPathsOf(kind).add, values);
    };
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(kinds.map(save));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });
});
