import { finder } from '@admissions/model/kinds';
import type { Screen } from '../../screens/content-screen.ts';
import { singletonScreen } from '../../screens/singleton-screen.tsx';
import { EmptySearches } from './empty-searches.tsx';

/** The finder's settings beside the searches without results. */
export const finderScreen = (): Screen =>
  singletonScreen(finder, (form) => <EmptySearches form={form} />);
