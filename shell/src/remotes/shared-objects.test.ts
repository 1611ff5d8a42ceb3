import { describe, expect, it } from 'vitest';
import { SHARED_OBJECTS } from './shared-objects.ts';

describe('SHARED_OBJECTS', () => {
  it.each(['Await', 'generatePath', 'NavLink', 'Routes', 'useFetcher', 'useSubmit'])(
    'provides %s of react-router',
    (name) => {
      expect(SHARED_OBJECTS['react-router']).toHaveProperty(name);
    },
  );
});
