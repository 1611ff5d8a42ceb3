import { AppStoreContext, createAppStore } from '@admissions/store';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameError } from '../pages/error-page.tsx';
import { BootContext } from '../remotes/boot-context.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { RemotesContext } from '../remotes/remotes-context.ts';
import { sendReports } from '../remotes/reports.ts';
import { captureServerText, getServerText, releaseServerText } from '../remotes/server-text.ts';
import { AreaBoundary } from './area-boundary.tsx';

let isServer = true;
const retry = vi.fn(() => Promise.resolve());
const Steady = () => (
  <article>
    <h1>招生簡章</h1>
    <input aria-label="姓名" />
  </article>
);
const OnlyOnTheServer = () => {
  if (!isServer) throw new TypeError('toSorted is not a function');
  return <Steady />;
};
const Fragile = () => (isServer ? null : <OnlyOnTheServer />);
const Frame = ({ children }: { children?: ReactNode }) => (
  <>
    <header>頁首{children}</header>
    <main id="main">
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  </>
);
const site = (page: ReactNode, frame: ReactNode, errors: Record<string, unknown> | null = null) => {
  const routes = [
    {
      id: 'shell',
      element: frame,
      errorElement: <FrameError />,
      children: [{ id: 'mf_public', path: '*', element: page, errorElement: <AreaBoundary /> }],
    },
  ];
  return (
    <AppStoreContext value={createAppStore()}>
      <BootContext value={{ requestId: 'r-1' } as never}>
        <RemotesContext value={{ ownerOf: () => null, retry }}>
          <RouterProvider
            router={createMemoryRouter(routes, {
              initialEntries: ['/admissions'],
              hydrationData: { loaderData: {}, errors },
            })}
          />
        </RemotesContext>
      </BootContext>
    </AppStoreContext>
  );
};
let root: ReturnType<typeof hydrateRoot> | undefined;
/** The server's document, hydrated by a browser in which something fails. */
async function comeAlive(
  page: ReactNode,
  frame: ReactNode = <Frame />,
  errors?: Record<string, unknown>,
) {
  history.replaceState(null, '', '/admissions');
  isServer = true;
  document.body.innerHTML = renderToString(site(page, frame));
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '陳' } });
  captureServerText();
  isServer = false;
  await act(async () => {
    root = hydrateRoot(document.body, site(page, frame, errors ?? null), {
      onRecoverableError: () => {},
      onCaughtError: () => {},
    });
  });
}
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  // Never resolves in the test: the page would be gone.
  sendReports();
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
});
const readable = () => [
  screen.getByRole('heading', { name: '招生簡章' }).isConnected,
  (screen.getByLabelText('姓名') as HTMLInputElement).value,
];

describe('a chunk load failure reloads the page, once per 60 s; afterwards the server’s text stays', () => {
  it('shows a notice that names the remote and offers a retry, in a working frame', async () => {
    await comeAlive(<OnlyOnTheServer />, <Frame />, {
      mf_public: new RemoteFailure('mf_public', '1.2.3', 'gone'),
    });
    expect(readable()).toEqual([true, '陳']);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toMatch(/文字和連結不受影響.*mf_public 1\.2\.3.*r-1/);
    expect(
      notice.compareDocumentPosition(screen.getByRole('heading')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(document.querySelectorAll('header')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '再試一次' }));
    expect(retry).toHaveBeenCalledWith('mf_public');
  });
});
describe('an error during hydration does not replace the server’s text', () => {
  it('when the page throws', async () => {
    await comeAlive(<OnlyOnTheServer />);
    expect(readable()).toEqual([true, '陳']);
    expect(screen.getByRole('alert').textContent).toContain('文字和連結不受影響');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });
  it('when the frame throws', async () => {
    await comeAlive(
      <Steady />,
      <Frame>
        <Fragile />
      </Frame>,
    );
    expect(readable()).toEqual([true, '陳']);
    expect(document.body.textContent).toContain('頁首');
    expect(screen.getByRole('alert')).toBeTruthy();
  });
  it('ends with the next navigation', async () => {
    await comeAlive(<OnlyOnTheServer />);
    history.replaceState(null, '', '/news');
    releaseServerText();
    history.replaceState(null, '', '/admissions');
    expect(getServerText()).toBeNull();
  });
});
