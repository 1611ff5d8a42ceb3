import { describe, expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

describe('the screen of a visitor form', () => {
  it.each([...SCREENS])(
    'shows every field of $form.name once, but the consent, and an event or a camp by its name',
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
