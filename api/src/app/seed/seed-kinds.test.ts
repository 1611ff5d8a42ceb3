import fs from 'node:fs';
import { KINDS, news } from '@admissions/model/kinds';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import { isNotNull, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asVisitor, testApp } from '#testing';
import { tableOf } from '../../content/schema/tables.ts';
import { packageFile } from '../../platform/config/package-folder.ts';

const test = testApp({ seed: 'demo' });
const visitor = asVisitor(test);

describe('the demo content', () => {
  it.each(KINDS)('has every entry of $id', async (kind) => {
    const content =
      SETTING_PRESETS[kind.id] ??
      JSON.parse(fs.readFileSync(packageFile('seed', 'content', `${kind.id}.json`), 'utf8'));
    const total = await test.deps.db.orm.$count(tableOf(kind));
    expect(total).toBe(Array.isArray(content) ? content.length : 1);
    expect(total).toBeGreaterThan(0);
  });

  it('shows a news draft and a scheduled one to staff only', async () => {
    const { orm } = test.deps.db;
    const table = tableOf(news);
    expect(await orm.$count(table, ne(table.status, 'published'))).toBe(1);
    expect(await orm.$count(table, isNotNull(table.publishAt))).toBe(1);
    const shown = (await visitor('GET', '/api/ap/news')).body.data.total;
    expect(shown).toBe((await orm.$count(table)) - 2);
  });
});
