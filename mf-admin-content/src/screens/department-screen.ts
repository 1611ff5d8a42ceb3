import type { ContentScreen } from './content-screen.ts';
import { formScreen } from './form-screen.tsx';
import { listScreen } from './list-screen.tsx';
import { tabbedScreen } from './tabbed-screen.tsx';

const idIn = (search: URLSearchParams) => search.get('id') ?? '';

/** A department's form, and beside it what its students say. */
export const departmentScreen = (department: ContentScreen, share: ContentScreen) =>
  tabbedScreen([
    {
      name: 'facts',
      label: { 'zh-TW': '學系資料', en: 'Department' },
      search: (search) => ({ id: idIn(search) }),
      screen: formScreen(department),
    },
    {
      name: 'shares',
      label: { 'zh-TW': '學生分享', en: 'Voices' },
      search: (search) => ({ id: idIn(search), department: idIn(search) }),
      screen: listScreen(share, { keep: ['id', 'tab'], fixed: ['department'] }),
    },
  ]);
