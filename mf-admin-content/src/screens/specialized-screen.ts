import type { AnyKind } from '@admissions/model';
import { pair } from '@admissions/model';
import type { ContentScreen } from './content-screen.ts';
import { listScreen } from './list-screen.tsx';
import { singletonScreen } from './singleton-screen.tsx';
import { tabbedScreen } from './tabbed-screen.tsx';

/** Colleges of the programmes in English, with the introduction of their page. */
export const specializedScreen = (colleges: ContentScreen, intro: AnyKind) =>
  tabbedScreen([
    {
      name: 'colleges',
      label: pair('學院', 'Colleges'),
      search: () => ({}),
      screen: listScreen(colleges),
    },
    {
      name: 'intro',
      label: pair('頁面簡介', 'Introduction'),
      search: () => ({}),
      screen: singletonScreen(intro),
    },
  ]);
