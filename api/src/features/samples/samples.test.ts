import { type AnyKind, adminPathsOf } from '@admissions/model';
import {
  bachelor,
  bachelorDepartment,
  bachelorEntry,
  banner,
  kindOf,
  news,
  newsCategory,
} from '@admissions/model/kinds';
import { type RemovedSamples, SAMPLE_PATHS, type SampleArea } from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, changeEntry, testApp } from '#testing';
import { tableOf } from '../../content/schema/tables.ts';
import { storyQuestions, submissions } from '../forms/data/forms-tables.ts';
import { seedQuestions } from '../forms/questions/seed-questions.ts';
import { seedForms } from '../forms/seed-forms.ts';
import { seedAccounts } from '../identity/accounts/first-account.ts';
import { siteChecks } from '../site-check/site-check-tables.ts';

const test = testApp();
const staff = asStaff(test, ['news', 'faculty']);
const forms = asStaff(test, ['forms']);

const areas = async (): Promise<SampleArea[]> =>
  (await staff('GET', SAMPLE_PATHS.list)).body.data.areas;

const mark = (kind: AnyKind, id: number) => changeEntry(test, kind, id, { isSample: true });

describe('samples', () => {
  it('are listed by area, removed with what needs them first, and restored', async () => {
    const college = await addEntry(staff, test, bachelor);
    const department = await addEntry(staff, test, bachelorDepartment, { college: college.id });
    await mark(bachelor, college.id);
    await mark(bachelorDepartment, department.id);
    const [faculty] = await areas();
    expect(faculty?.area).toBe('faculty');
    expect(faculty?.list.map(({ kind }) => kind)).toEqual([bachelor.id, bachelorDepartment.id]);
    const { data } = (await staff('POST', SAMPLE_PATHS.remove, { area: 'faculty' })).body;
    const { removed, left } = data as RemovedSamples;
    expect(removed.map(({ kind }) => kind)).toEqual([bachelor.id, bachelorDepartment.id]);
    expect(left).toBe(0);
    expect(await areas()).toEqual([]);
    for (const { kind, entries } of removed) {
      const sent = { action: 'restore', entries };
      expect((await staff('POST', adminPathsOf(kindOf(kind)).bulk, sent)).status).toBe(200);
    }
    expect(await areas()).toEqual([faculty]);
  });
  it('stay while real content needs them, until they are accepted', async () => {
    const category = await addEntry(staff, test, newsCategory);
    await addEntry(staff, test, news, { category: category.id });
    await mark(newsCategory, category.id);
    const removed = (await staff('POST', SAMPLE_PATHS.remove, { area: 'news' })).body.data;
    expect(removed).toEqual({ removed: [], left: 1 });
    const { orm } = test.deps.db;
    const finishedAt = new Date().toISOString();
    await orm.insert(siteChecks).values({ id: 1, finishedAt });
    const accepted = await staff('POST', SAMPLE_PATHS.accept, { area: 'news' });
    expect(accepted.body.data).toEqual({ count: 1 });
    expect((await areas()).filter(({ area }) => area === 'news')).toEqual([]);
    // Their texts count as real now: the check has to look at them.
    expect((await orm.select().from(siteChecks))[0]?.finishedAt).toBeNull();
  });
  it('name an admission channel with its department', async () => {
    const department = await addEntry(staff, test, bachelorDepartment);
    const { id, title } = await addEntry(staff, test, bachelorEntry, { department: department.id });
    await mark(bachelorEntry, id);
    const found = (await areas()).flatMap(({ list }) => list);
    expect(found.find((each) => each.id === id && each.kind === bachelorEntry.id)?.title).toBe(
      `${department.title} ${title}`,
    );
  });
  it('of requests and questions are deleted with their letters; those of visitors stay', async () => {
    const { db, config } = test.deps;
    await db.transaction(async (tx) => {
      const accounts = await seedAccounts(tx, config);
      await seedForms(tx, { config, accounts, now: new Date() });
      await seedQuestions(tx, { config, now: new Date() });
    });
    const [sample] = await db.orm.select().from(submissions).limit(1);
    if (!sample) throw new Error('no sample');
    const { id: _id, ...values } = sample;
    await db.orm.insert(submissions).values({ ...values, reference: 'V-REAL22' });
    // As 0.9.0 seeded them, beside one of a visitor.
    await db.orm.update(storyQuestions).set({ reference: sql`'Q-' || id` });
    const visitor = { noticeVersion: '1', consentAt: new Date().toISOString(), story: 1 };
    await db.orm.insert(storyQuestions).values({ ...visitor, reference: 'Q-REAL22' });
    const { reference } = storyQuestions;
    const count = async () => (await forms('GET', SAMPLE_PATHS.list)).body.data.requests;
    const before = await count();
    expect(before).toBeGreaterThan(90);
    expect((await staff('POST', SAMPLE_PATHS.requests)).status).toBe(403);
    const removed = await forms('POST', SAMPLE_PATHS.requests);
    expect(removed.body.data).toEqual({ count: before });
    expect(await count()).toBe(0);
    expect(await db.orm.$count(submissions)).toBe(1);
    expect(await db.orm.select({ reference }).from(storyQuestions)).toEqual([
      { reference: 'Q-REAL22' },
    ]);
  });
  it('are no places of banners, which an empty site has too', async () => {
    const places = await test.deps.db.orm.select().from(tableOf(banner));
    expect(places.length).toBeGreaterThan(20);
    expect(places.every(({ isSample }) => !isSample)).toBe(true);
  });
  it('cannot be removed without the flag of their area', async () => {
    for (const path of [SAMPLE_PATHS.remove, SAMPLE_PATHS.accept])
      expect((await staff('POST', path, { area: 'college' })).status).toBe(403);
  });
});
