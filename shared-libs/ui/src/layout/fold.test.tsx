import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Fold } from './fold.tsx';

const show = (at: string) =>
  showPage(
    <section id="courses">
      <Link to="#first">第一年</Link>
      <Fold summary="看課程" anchor="courses">
        <p id="first">微積分</p>
      </Fold>
    </section>,
    { at },
  );
const isOpen = () => document.querySelector('details')?.open;

describe('Fold', () => {
  it.each(['/page#first', '/page#courses'])('opens at the address %s', (at) => {
    show(at);
    expect(isOpen()).toBe(true);
  });
  it.each(['/page#100%', '/page#h-%E6%8B'])('renders at a truncated address: %s', (at) => {
    show(at);
    expect(isOpen()).toBe(false);
  });
  it('opens again when the same anchor is requested again', async () => {
    const { user } = show('/page#first');
    await user.click(screen.getByText('看課程'));
    const details = document.querySelector('details');
    if (details) details.open = false;
    await user.click(screen.getByRole('link', { name: '第一年' }));
    expect(isOpen()).toBe(true);
  });
});
