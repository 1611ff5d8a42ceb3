import { showPage } from '@admissions/tools/testing';
import { SiteContext } from '@admissions/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShareBar } from './share-bar.tsx';

it.each([
  ['LINE', 'https://social-plugins.line.me/lineit/share?url='],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
])(
  'ShareBar opens %s in a new window with the address of the page, without foreign parameters',
  (name, service) => {
    showPage(
      <SiteContext value={{ origin: 'https://site.example', address: '/newsCont?id=3' }}>
        <ShareBar title="標題" />
      </SiteContext>,
      { at: '/newsCont?fbclid=x&id=3' },
    );
    const link = screen.getByRole('link', { name: new RegExp(name) });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      `${service}https://site.example%2FnewsCont%3Fid%3D3`,
      'noopener noreferrer',
    ]);
  },
);
