import { describe, expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

describe('form screen', () => {
  it.each(Object.values(SCREENS))(
    'shows every field of $form.name once except consent, with names of events and camps',
    ({ form, groups }) => {
      const shown = groups.flatMap(({ fields }) => fields);
      expect(shown.toSorted()).toEqual(
        Object.keys(form.fields)
          .filter((name) => name !== 'consent' && name !== 'event' && name !== 'camp')
          .toSorted(),
      );
    },
  );
});
