import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SmartLink } from './smart-link.tsx';

const link = () => screen.getByRole('link');

describe('SmartLink', () => {
  it.each(['/news?page=2', '/search?q=a.b', '/life?type=2#x.y'])(
    'navigates to %s without a new document',
    async (href) => {
      const { user, address } = showPage(<SmartLink href={href}>新聞</SmartLink>);
      await user.click(link());
      expect(href.startsWith(address())).toBe(true);
    },
  );
  it.each([
    'https://www.example.edu.tw/',
    'mailto:a@example.edu.tw',
    '/media/a.pdf',
    '/admin/login',
    '/feed.xml',
    '#main',
  ])('leaves %s to the browser', async (href) => {
    const { user, address } = showPage(<SmartLink href={href}>那裡</SmartLink>, { at: '/here' });
    expect(link().getAttribute('href')).toBe(href);
    link().addEventListener('click', (event) => event.preventDefault());
    await user.click(link());
    expect(address()).toBe('/here');
  });
  it.each(['https://www.example.edu.tw/', '/news'])(
    'announces a new window for %s, without an opener',
    (href) => {
      showPage(
        <SmartLink href={href} newWindow>
          新聞
        </SmartLink>,
      );
      expect(screen.getByRole('link', { name: /^新聞\s*（另開新視窗）$/ })).toBe(link());
      expect(link().getAttribute('target')).toBe('_blank');
      expect(link().getAttribute('rel')).toContain('noopener');
    },
  );
});
