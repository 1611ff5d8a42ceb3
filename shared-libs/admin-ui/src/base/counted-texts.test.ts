import { readdirSync, readFileSync } from 'node:fs';
import { en } from '@admissions/model/catalogues';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
/** Files with texts and the sources that use them. */
const SOURCES = [
  'shared-libs/admin-ui/src/',
  'shared-libs/model/src/',
  'shared-libs/protocol/src/',
  'shared-libs/site-content/src/',
  'shared-libs/ui/src/',
  'mf-admin-accounts/src/',
  'mf-admin-content/src/',
  'mf-admin-forms/src/',
  'mf-public/src/',
  'shell/src/',
];
const ENGLISH = /\ben:\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
/** Variables that are no count, such as names and limits. */
const OTHERS = 'name|value|year|max|min|most|months|width|height';
/** Verbs and adverbs after a count are no counted noun. */
const NO_NOUNS = 'was|is|has|this|less|leads|comes|goes';
/** Finds “1 entries”. Durations and "more than" are never one. */
const PLURAL_WITHOUT_SINGULAR = new RegExp(
  `(?<!for |within |last |than )\\{(?!${OTHERS})\\w+\\} (?:(?!in |and )[a-z]+ )?(?!(?:${NO_NOUNS})\\b)(?:[a-z]+s|people)\\b`,
);

const textsIn = (source: string): string[] =>
  readdirSync(new URL(source, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(source + name, ROOT), 'utf8'))
    .flatMap((text) => [...text.matchAll(ENGLISH)].map(([, , words]) => words as string));

describe('English texts with a number', () => {
  it.each(SOURCES)('have a singular and a plural in %s', (source) => {
    expect(textsIn(source).filter((text) => PLURAL_WITHOUT_SINGULAR.test(text))).toEqual([]);
  });

  it('have a singular and a plural in the catalogue', () => {
    const ofSome = Object.entries(en).filter(([key]) => !(`${key}One` in en));
    expect(ofSome.filter(([, text]) => PLURAL_WITHOUT_SINGULAR.test(text))).toEqual([]);
  });

  it('are detected by the pattern', () => {
    expect(SOURCES.flatMap(textsIn).length).toBeGreaterThan(1000);
    expect(PLURAL_WITHOUT_SINGULAR.test('{count} new entries')).toBe(true);
  });
});
