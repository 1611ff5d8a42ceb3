import type { Field, Fields } from '@admissions/contracts';
import { KINDS } from '@admissions/contracts/kinds';
import { describe, expect, it } from 'vitest';
import { WIDGETS } from '../widgets/widgets.tsx';
import { FIELD_LABELS } from './field-labels.ts';
import { optionLabelOf } from './option-labels.ts';

/** Every field with the parts of lists, as `list.part`; a list of single values is named by its field. */
const everyField = (fields: Fields, list = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = name === '' ? list : list ? `${list}.${name}` : name;
    return [
      ...(name === '' ? [] : [[path, field] as [string, Field]]),
      ...everyField(field.item ?? {}, path),
    ];
  });

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  const fields = everyField(kind.fields);
  it('has a name for every field, and for every part of a list', () =>
    expect(Object.keys(FIELD_LABELS[id as keyof typeof FIELD_LABELS]).toSorted()).toEqual(
      fields.map(([name]) => name).toSorted(),
    ));
  it('has a widget for every field', () =>
    expect(fields.filter(([, { type, readOnly }]) => !readOnly && !WIDGETS[type])).toEqual([]));
  it('has a name for every choice', () => {
    const nameless = fields.flatMap(([name, { options = [] }]) =>
      options.filter((option) => optionLabelOf(id, name, option)['zh-TW'] === option),
    );
    expect(nameless).toEqual([]);
  });
});
