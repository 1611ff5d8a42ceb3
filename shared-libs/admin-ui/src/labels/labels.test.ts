import { KINDS } from '@admissions/contracts/kinds';
import { describe, expect, it } from 'vitest';
import { WIDGETS } from '../widgets/widgets.tsx';
import { FIELD_LABELS } from './field-labels.ts';
import { optionLabelOf } from './option-labels.ts';

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  it('has a name for every field', () =>
    expect(Object.keys(FIELD_LABELS[id as keyof typeof FIELD_LABELS]).toSorted()).toEqual(Object.keys(kind.fields).toSorted()));
  it('has a widget for every field', () => expect(Object.values(kind.fields).filter(({ type, readOnly }) => !readOnly && !WIDGETS[type])).toEqual([]));
  it('has a name for every choice', () => {
    const nameless = Object.entries(kind.fields).flatMap(([name, { options = [] }]) =>
      options.filter((option) => optionLabelOf(id, name, option)['zh-TW'] === option),
    );
    expect(nameless).toEqual([]);
  });
});
