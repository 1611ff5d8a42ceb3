import { kindOf } from '@admissions/model/kinds';
import { buildAddSchema } from '@admissions/model/schema';
import { describe, expect, it } from 'vitest';
import { identity } from '../identity.ts';
import { menu } from '../menu.ts';
import { privacy } from '../privacy.ts';
import { SETTING_PRESETS } from './presets.ts';
import { type SiteSettings, toChangedTexts } from './to-changed-texts.ts';
import { toIdentity } from './to-identity.ts';
import { toPrivacy } from './to-privacy.ts';

const createEntry = <T>(id: keyof typeof SETTING_PRESETS) =>
  ({ id: 1, sort: 1, updatedAt: '', ...structuredClone(SETTING_PRESETS[id]) }) as T;
const officeEntry = () => createEntry<NonNullable<SiteSettings['office']>>('setting.office');
const menuEntry = () => createEntry<NonNullable<SiteSettings['menu']>>('setting.menu');
const footerEntry = () => createEntry<NonNullable<SiteSettings['footer']>>('setting.footer');
type PrivacyEntry = Parameters<typeof toPrivacy>[0];
const NEVER_SAVED: SiteSettings = { office: null, menu: null, footer: null };

describe('site settings', () => {
  it.each(Object.entries(SETTING_PRESETS))('accept the default values of %s', (id, preset) => {
    const checked = buildAddSchema(kindOf(id as 'setting.office')).safeParse(preset);
    expect(checked.error?.issues ?? []).toEqual([]);
  });
  it('add nothing to a page while they are never saved, or have the default values', () => {
    expect(toChangedTexts(NEVER_SAVED)).toEqual({});
    const saved = { office: officeEntry(), menu: menuEntry(), footer: footerEntry() };
    expect(toChangedTexts(saved)).toEqual({});
  });
  it('convert back to the defaults', () => {
    expect(toIdentity(officeEntry())).toEqual(identity);
    expect(toPrivacy(createEntry<PrivacyEntry>('setting.privacy'))).toEqual(privacy);
  });
  it('add only edited texts to a page', () => {
    const changed = toChangedTexts({
      office: { ...officeEntry(), phone: '03-4638800', phoneNote: null, phoneNoteEn: null },
      menu: menuEntry(),
      footer: footerEntry(),
    });
    expect(Object.keys(changed)).toEqual(['identity']);
    expect(changed.identity?.phone).toEqual({
      number: '03-4638800',
      label: '03-4638800',
      labelEn: '03-4638800',
      demo: false,
    });
  });
  it('relabel and reorder the menu without changing addresses', () => {
    const entry = menuEntry();
    const [know, ...others] = entry.parts;
    if (!know) throw new Error('The menu has parts.');
    const { menu: shown } = toChangedTexts({
      ...NEVER_SAVED,
      menu: { ...entry, parts: [...others, { ...know, label: '關於我們', labelEn: null }] },
    });
    expect(shown?.map(({ key }) => key)).toEqual([
      'highschool',
      'selfvalue',
      'life',
      'news',
      'tours',
      'guide',
      'know',
    ]);
    expect(shown?.at(-1)?.label).toEqual({ 'zh-TW': '關於我們', en: '關於我們' });
    expect(shown?.find(({ key }) => key === 'news')).toMatchObject({ href: '/news' });
    const hrefs = shown
      ?.flatMap((part) => ('children' in part ? part.children : []))
      .map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(['/events', '/admissions#fees']));
  });
  it('hide links and sections, but never the whole menu', () => {
    const entry = menuEntry();
    const hide = (keys: string[]) =>
      toChangedTexts({
        ...NEVER_SAVED,
        menu: {
          ...entry,
          parts: entry.parts.map((row) => ({ ...row, isHidden: keys.includes(row.part) })),
        },
      }).menu;
    expect(hide(['tours', 'life'])?.map(({ key }) => key)).not.toContain('tours');
    expect(hide(entry.parts.map(({ part }) => part)) ?? menu).toEqual(menu);
    const emptied = entry.parts.map((row) =>
      row.part === 'know'
        ? { ...row, links: (row.links ?? []).map((link) => ({ ...link, isHidden: true })) }
        : row,
    );
    const { menu: rest } = toChangedTexts({ ...NEVER_SAVED, menu: { ...entry, parts: emptied } });
    expect(rest?.map(({ key }) => key)).not.toContain('know');
  });
});
