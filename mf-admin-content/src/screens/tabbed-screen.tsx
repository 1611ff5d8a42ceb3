import { Segmented } from '@admissions/admin-ui';
import { type AnyKind, type Localised, pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useNavigate, useSearchParams } from 'react-router';
import type { ContentScreen, Screen } from './content-screen.ts';
import { formScreen } from './form-screen.tsx';
import { listScreen } from './list-screen.tsx';
import { singletonScreen } from './singleton-screen.tsx';

interface Tab {
  name: string;
  label: Localised;
  /** Query of the tab, from the query of the page. */
  search: (search: URLSearchParams) => Record<string, string>;
  screen: Screen;
}
type Tabs = readonly [Tab, ...Tab[]];
const readShownTab = (tabs: Tabs, search: URLSearchParams) =>
  tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0];

/** A page with several screens, selected by `tab` in the address; the first by default. */
const tabbedScreen = (tabs: Tabs): Screen => ({
  loader: (args) => readShownTab(tabs, new URL(args.request.url).searchParams).screen.loader(args),
  element: <TabbedPage tabs={tabs} />,
});

function TabbedPage({ tabs }: { tabs: Tabs }) {
  const t = useMessage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { name, screen } = readShownTab(tabs, search);
  const goTo = (next: string) => {
    const tab = tabs.find((each) => each.name === next) ?? tabs[0];
    void navigate(
      `?${new URLSearchParams({ ...(tab !== tabs[0] && { tab: tab.name }), ...tab.search(search) })}`,
    );
  };
  return (
    <>
      <div className="below-s">
        <Segmented
          value={name}
          onChange={goTo}
          options={tabs.map((tab) => ({ value: tab.name, label: t(tab.label) }))}
        />
      </div>
      {screen.element}
    </>
  );
}

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
