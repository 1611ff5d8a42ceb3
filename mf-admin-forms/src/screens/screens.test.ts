import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

it.each(Object.values(SCREENS))(
  'a screen shows every field of $form.name once except consent, with events and camps',
  ({ form, groups }) => {
    const shown = groups.flatMap(({ fields }) => fields);
    expect(shown.toSorted()).toEqual(
      Object.keys(form.fields)
        .filter((name) => name !== 'consent' && name !== 'event' && name !== 'camp')
        .toSorted(),
    );
  },
);
