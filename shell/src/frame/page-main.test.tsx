// @vitest-environment jsdom
import { showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageMain } from './page-main.tsx';

it.each([
  [{ isOneSheet: true }, 'true'],
  [undefined, null],
])('a page with the handle %o marks its print %o', (handle, expected) => {
  showRoutes([{ path: '*', element: <PageMain />, handle }]);
  expect(screen.getByRole('main').getAttribute('data-one-sheet')).toBe(expected);
});
