import { identity } from '@admissions/site-content';
import { showPage } from '@admissions/tools/testing';
import { SiteTextsContext } from '@admissions/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactLines } from './contact-lines.tsx';

const show = (line: string) =>
  showPage(
    <SiteTextsContext value={{ identity: { ...identity, line } }}>
      <ContactLines />
    </SiteTextsContext>,
  );
it('the contact has LINE, and draws its QR code when opened', async () => {
  const { user } = show('https://lin.ee/yzu');
  const link = screen.getByRole('link', { name: /LINE/ });
  expect(link.getAttribute('href')).toBe('https://lin.ee/yzu');
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByText('LINE的QR碼'));
  expect((await screen.findByRole('img')).textContent).toContain('LINE的QR碼');
});
it('the contact has no LINE if the office has no account', () => {
  show('');
  expect(document.body.textContent).not.toContain('LINE');
});
