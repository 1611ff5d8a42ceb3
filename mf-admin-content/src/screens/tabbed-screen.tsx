import { Segmented } from '@admissions/admin-ui';
import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useNavigate, useSearchParams } from 'react-router';
import type { Screen } from './content-screen.ts';

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
export const tabbedScreen = (tabs: Tabs): Screen => ({
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
      <Segmented
        value={name}
        onChange={goTo}
        options={tabs.map((tab) => ({ value: tab.name, label: t(tab.label) }))}
      />
      {screen.element}
    </>
  );
}
