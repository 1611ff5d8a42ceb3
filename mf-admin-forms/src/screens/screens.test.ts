import { CITIES, HUES } from '@admissions/contracts';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';
import { visitScreen } from './visit.ts';

const CHOSEN_AS_THEY_ARE: readonly string[] = CITIES;

it.each([...SCREENS])(
  'shows every field of $form.name once, but the consent',
  ({ form, groups }) => {
    const shown = groups.flatMap(({ fields }) => fields);
    expect(shown.toSorted()).toEqual(
      Object.keys(form.fields)
        .filter((name) => name !== 'consent')
        .toSorted(),
    );
  },
);
it.each([...SCREENS])('has a word for every choice of $form.name', ({ form, options }) => {
  for (const [name, field] of Object.entries(form.fields)) {
    const choices = (field.options ?? field.item?.['']?.options ?? []).filter(
      (choice) => !CHOSEN_AS_THEY_ARE.includes(choice),
    );
    expect(Object.keys(options[name] ?? {}).toSorted(), name).toEqual(choices.toSorted());
  }
});
it('knows every college', () => {
  expect(Object.keys(visitScreen.options.colleges ?? {})).toEqual(HUES);
});
