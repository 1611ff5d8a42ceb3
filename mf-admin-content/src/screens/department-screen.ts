import type { ContentScreen } from './content-screen.ts';
import { formScreen } from './form-screen.tsx';
import { listScreen } from './list-screen.tsx';
import { tabbedScreen } from './tabbed-screen.tsx';

const idIn = (search: URLSearchParams) => search.get('id') ?? '';

/** A department's form, its admission channels and its students' testimonials. */
export const departmentScreen = (
  department: ContentScreen,
  share: ContentScreen,
  entry: ContentScreen,
) =>
  tabbedScreen([
    {
      name: 'facts',
      label: { 'zh-TW': '學系資料', en: 'Department' },
      search: (search) => ({ id: idIn(search) }),
      screen: formScreen(department),
    },
    {
      name: 'entries',
      label: { 'zh-TW': '入學分則', en: 'Ways in' },
      search: (search) => ({ id: idIn(search), department: idIn(search) }),
      screen: listScreen(entry, { retainedParamNames: ['id', 'tab'], fixed: ['department'] }),
    },
    {
      name: 'shares',
      label: { 'zh-TW': '學生分享', en: 'Voices' },
      search: (search) => ({ id: idIn(search), department: idIn(search) }),
      screen: listScreen(share, { retainedParamNames: ['id', 'tab'], fixed: ['department'] }),
    },
  ]);
