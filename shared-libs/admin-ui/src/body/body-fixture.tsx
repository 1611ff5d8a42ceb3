import type { AnyKind, BodyItem } from '@admissions/model';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { fillBrowserGaps } from '@admissions/tools/testing';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import { BodyEditor } from './body-editor.tsx';

type ItemsCallback = (items: BodyItem[]) => void;
interface ControlledBodyProps {
  initial: readonly BodyItem[];
  errors: Record<string, string> | undefined;
  onItemsChange: ItemsCallback;
  onLoadable: (load: ItemsCallback) => void;
  kind: AnyKind | undefined;
}
/** Like a form library: returns equal values, never the same object. */
function ControlledBody({ initial, errors, onItemsChange, onLoadable, kind }: ControlledBodyProps) {
  const [value, setValue] = useState(initial);
  useEffect(() => onLoadable(setValue), [onLoadable]);
  const handleChange: ItemsCallback = (items) => {
    onItemsChange(items);
    setValue(structuredClone(items));
  };
  return (
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <BodyEditor value={value} errors={errors} onChange={handleChange} kind={kind} />
    </ConfigProvider>
  );
}
/** Renders an editor of this body and records its changes. */
export function openBodyEditor(
  initial: readonly BodyItem[],
  errors?: Record<string, string>,
  kind?: AnyKind,
) {
  cleanup();
  const store = createAppStore();
  const changes: BodyItem[][] = [];
  let load: ItemsCallback = () => {};
  const onLoadable = (given: ItemsCallback) => {
    load = given;
  };
  render(
    <AppStoreContext value={store}>
      <ControlledBody
        initial={initial}
        errors={errors}
        onItemsChange={(items) => changes.push(items)}
        onLoadable={onLoadable}
        kind={kind}
      />
    </AppStoreContext>,
  );
  return {
    store,
    changes,
    load: (items: BodyItem[]) => act(() => load(items)),
    last: () => changes.at(-1) ?? [],
    user: userEvent.setup({ pointerEventsCheck: 0 }),
  };
}
// Computed styles are slow here, and nothing is hidden by them.
configure({ defaultHidden: true });
// jsdom has no layout.
fillBrowserGaps();
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** Chooses from a menu, opened by the button of this name. */
export async function chooseFrom(menu: string, action: string) {
  fireEvent.click(button(menu));
  const list = await screen.findAllByRole('menu');
  fireEvent.click(within(list.at(-1) as HTMLElement).getByRole('menuitem', { name: action }));
}
export const chooseFor = (item: string, action: string) => chooseFrom(`更多操作：${item}`, action);

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
