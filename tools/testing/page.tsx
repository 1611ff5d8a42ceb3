import { type Api, apiContext } from '@admissions/api-client';
import { zhTW } from '@admissions/model/catalogues';
import { AppStoreContext, addCatalogue, createAppStore } from '@admissions/store';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { fillBrowserGaps } from './browser-gaps.ts';

// As in the back office; public pages need less.
addCatalogue('zh-TW', zhTW);

/** The address of the link with this name. */
export const hrefOf = (name: RegExp | string) =>
  screen.getByRole('link', { name }).getAttribute('href');

/** Replaces the value of an input, like pasting. */
export const enter = (input: Element, value: string) =>
  fireEvent.change(input, { target: { value } });

interface PageOptions {
  /** Address of the page. */
  at?: string;
  /** For pages with loaders. */
  api?: Api;
  store?: ReturnType<typeof createAppStore>;
  /** Surrounds the page, as `AdminProvider` does. */
  layout?: ComponentType;
  /** Interaction with the server-rendered page before hydration. */
  early?: () => void;
}
/** Renders an element with a router and a store. */
export const showPage = (page: ReactNode, options: PageOptions = {}) =>
  showRoutes([{ path: '*', element: page }], options);

/** Renders routes with a store. */
export function showRoutes(
  routes: RouteObject[],
  { at = '/', api, store = createAppStore(), layout, early }: PageOptions = {},
) {
  fillBrowserGaps();
  const root = {
    HydrateFallback: () => null,
    children: routes,
    ...(layout && { Component: layout }),
  };
  const router = createMemoryRouter([root], {
    initialEntries: [at],
    getContext: () => new RouterContextProvider(api ? new Map([[apiContext, api]]) : undefined),
  });
  const page = (
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (early) {
    container.innerHTML = renderToString(page);
    early();
  }
  const shown = render(page, { container, hydrate: early !== undefined });
  return {
    ...shown,
    router,
    store,
    user: userEvent.setup(),
    address: () =>
      router.state.location.pathname + router.state.location.search + router.state.location.hash,
  };
}
