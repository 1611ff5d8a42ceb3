import { pair } from '@admissions/model';
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
      label: pair('學系資料', 'Department'),
      search: (search) => ({ id: idIn(search) }),
      screen: formScreen(department),
    },
    {
      name: 'entries',
      label: pair('入學分則', 'Admission channels'),
      search: (search) => ({ id: idIn(search), department: idIn(search) }),
      screen: listScreen(entry, { retainedParamNames: ['id', 'tab'], fixed: ['department'] }),
    },
    {
      name: 'shares',
      label: pair('學生分享', 'Voices'),
      search: (search) => ({ id: idIn(search), department: idIn(search) }),
      screen: listScreen(share, { retainedParamNames: ['id', 'tab'], fixed: ['department'] }),
    },
  ]);
