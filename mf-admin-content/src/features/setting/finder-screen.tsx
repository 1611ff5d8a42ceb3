import { finder } from '@admissions/model/kinds';
import type { Screen } from '../../screens/content-screen.ts';
import { singletonScreen } from '../../screens/singleton-screen.tsx';
import { EmptySearches } from './empty-searches.tsx';

/** The setting of the finder, with the words beside it for which it knows nothing. */
export const finderScreen = (): Screen =>
  singletonScreen(finder, (form) => <EmptySearches form={form} />);
