import type { AnyKind } from '@admissions/model';
import { bachelorDepartment, bachelorEntry, news, vr } from '@admissions/model/kinds';
import { CHECKS_PATH } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asStaff, insertEntry, samplePicture, testApp } from '#testing';
import { media } from '../media/media-tables.ts';

const test = testApp();
const staff = asStaff(test, ['vr']);

const entry = (kind: AnyKind, changes?: object) => insertEntry(test, kind, changes);
const check = async (links: string[], pictures: number[] = []) =>
  (await staff('POST', CHECKS_PATH, { links, media: pictures })).body.data;

describe('checks', () => {
  it('reports links to pages and entries hidden from visitors', async () => {
    const [shown, hidden, scene] = [
      await entry(news),
      await entry(news, { status: 'draft' }),
      await entry(vr),
    ];
    const alive = [
      '/',
      '/news?category=3',
      `/newsCont?id=${shown}`,
      `/newsCont?id=${shown}#a`,
      `/360tours?scene=${scene}`,
      '/media/a.pdf',
      '/calendar.ics',
    ];
    const elsewhere = [
      'https://example.edu.tw/nowhere',
      '//example.edu.tw',
      'mailto:a@example.edu.tw',
      '#top',
    ];
    const dead = [
      '/nowhere',
      '/newsCont.',
      `/newsCont?id=${hidden}`,
      '/newsCont?id=999998',
      '/studying?kind=apply&id=999998',
      '/360tours?scene=999998',
    ];
    expect((await check([...alive, ...elsewhere, ...dead])).dead).toEqual(dead);
  });
  it('reports pictures above 500 kB that are not served in smaller sizes', async () => {
    const [shrunk, heavy] = [await samplePicture(test), await samplePicture(test)];
    const { orm } = test.deps.db;
    await orm.update(media).set({ size: 600_000 });
    await orm.update(media).set({ variants: [] }).where(eq(media.id, heavy));
    expect((await check([], [shrunk, heavy, 999_998])).heavy).toEqual([
      { media: heavy, size: 600_000 },
    ]);
  });
  it('reports findings of the kind checks against published entries', async () => {
    const values = {
      quota: 52,
      keywords: [],
    };
    const department = await entry(bachelorDepartment, values);
    const found = async (id: number | null) =>
      (
        await staff('POST', CHECKS_PATH, {
          links: [],
          media: [],
          entry: { kind: bachelorDepartment.id, id, values },
        })
      ).body.data.found;
    const noKeywords = { rule: 'noKeywords', field: 'keywords', words: '' };
    expect(await found(null)).toEqual([noKeywords]);
    const years = [{ year: 116, quota: 51 }];
    await entry(bachelorEntry, { department, apart: false, years });
    await entry(bachelorEntry, { department, apart: false, years, status: 'draft' });
    expect(await found(department)).toEqual([
      { rule: 'placesSum', field: 'quota', words: '51', other: '52' },
      noKeywords,
    ]);
  });
  it('rejects more links than the limit', async () => {
    const { status } = await staff('POST', CHECKS_PATH, {
      links: Array.from({ length: 301 }, () => '/'),
      media: [],
    });
    expect(status).toBe(422);
  });
});
