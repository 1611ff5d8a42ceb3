// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LinkButton } from './link-button.tsx';

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <LinkButton to="/list">回列表</LinkButton> },
    { path: '/list', element: <p>列表</p> },
  ]);
  render(<RouterProvider router={router} />);
  return screen.getByRole('link', { name: '回列表' });
}

describe('link button', () => {
  it('changes the page without reloading the document', async () => {
    const link = show();
    expect(link.getAttribute('href')).toBe('/list');
    fireEvent.click(link);
    expect(await screen.findByText('列表')).toBeTruthy();
  });
  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (how) => {
    const link = show();
    const click = createEvent.click(link, how);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.queryByText('列表')).toBeNull();
  });
});
