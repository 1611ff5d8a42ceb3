import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkButton } from './link-button.tsx';

it('link button changes the page without reloading the document', async () => {
  const { user, address } = showPage(<LinkButton to="/list">回列表</LinkButton>);
  const link = screen.getByRole('link', { name: '回列表' });
  expect(link.getAttribute('href')).toBe('/list');
  await user.click(link);
  expect(address()).toBe('/list');
});
