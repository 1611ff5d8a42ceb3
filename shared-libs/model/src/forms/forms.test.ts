import { describe, expect, it } from 'vitest';
import { FORMS } from './index.ts';

describe.each(FORMS)('labels of the form $name', ({ fields, labels, options }) => {
  it('cover every field, and both ends of a date range', () => {
    const names = Object.entries(fields).flatMap(([name, { type }]) =>
      type === 'dateRange' ? [name, `${name}.begin`, `${name}.end`] : [name],
    );
    expect(Object.keys(labels).toSorted()).toEqual(names.toSorted());
  });
  it('cover every option once in display order; a city is text already', () => {
    for (const [name, field] of Object.entries(fields)) {
      const choices = field.options ?? field.item?.['']?.options;
      if (choices && name !== 'city')
        expect(Object.keys(options[name] ?? {}), name).toEqual(choices);
    }
  });
  it('belong to existing fields only', () =>
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(options))));
  it.each(['zh-TW', 'en'] as const)('are unique in %s', (locale) => {
    const names = Object.values(labels).map((label) => label[locale]);
    expect(new Set(names).size).toBe(names.length);
    for (const words of Object.values(options)) {
      const offered = Object.values(words ?? {}).map((word) => word[locale]);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });
});
