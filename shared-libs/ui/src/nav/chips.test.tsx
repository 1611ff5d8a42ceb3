import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChipLinks } from './chips.tsx';

it('marks links to combined filters as not to be crawled', () => {
  const hrefs = ['/bachelor', '/bachelor?taught=en#list', '/bachelor?taught=en&cluster=design'];
  showPage(
    <ChipLinks
      label="篩選"
      links={hrefs.map((href) => ({ label: href, href, isCurrent: false }))}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual([
    null,
    null,
    'nofollow',
  ]);
});
