// @vitest-environment jsdom
import { PRODUCT_VERSION } from '@admissions/contracts';
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BootContext } from '../remotes/boot-context.ts';
import { AdminFrame } from './admin-frame.tsx';

afterEach(cleanup);

describe('AdminFrame', () => {
  it('shows the version of the product in its footer', async () => {
    showPage(
      <BootContext value={{ registry: [] } as never}>
        <AdminFrame />
      </BootContext>,
    );
    expect((await screen.findByRole('contentinfo')).textContent).toBe(
      `系統版本 ${PRODUCT_VERSION}`,
    );
  });
});
