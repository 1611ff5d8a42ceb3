import { ApiError } from '@admissions/api-client';
import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ToolBlock } from './tool-block.tsx';

const showTool = (load: () => Promise<string>) =>
  showPage(
    <ToolBlock
      id="fees"
      title="學雜費試算"
      lead="一年要多少"
      open="開始試算"
      load={load}
      withoutScript={null}
    >
      {(sum) => <p>{sum}</p>}
    </ToolBlock>,
  );

describe('ToolBlock', () => {
  it('prints once opened, and no empty box before', async () => {
    const { user } = showTool(async () => '81,000');
    const tool = screen.getByRole('region', { name: '學雜費試算' });
    expect(tool.hasAttribute('data-no-print')).toBe(true);
    await user.click(screen.getByRole('button', { name: '開始試算' }));
    await screen.findByText('81,000');
    expect(tool.hasAttribute('data-no-print')).toBe(false);
  });
  it('reports a failed load and retries', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new ApiError('network.failed'))
      .mockResolvedValueOnce('81,000');
    const { user } = showTool(load);
    await user.click(screen.getByRole('button', { name: '開始試算' }));
    expect((await screen.findByRole('alert')).textContent).toContain('再試一次');
    await user.click(screen.getByRole('button', { name: '開始試算' }));
    await screen.findByText('81,000');
  });
});
