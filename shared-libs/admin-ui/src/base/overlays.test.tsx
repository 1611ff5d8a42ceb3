import { showPage } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Drawer, Modal } from './overlays.tsx';

describe.each([
  ['a dialog', Modal, 'onCancel'],
  ['a panel', Drawer, 'onClose'],
] as const)('%s that unmounts', (_name, Overlay, onClose) => {
  it('returns the focus to the opener', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            打開
          </button>
          {isOpen && <Overlay open title="上面" {...{ [onClose]: () => setOpen(false) }} />}
        </>
      );
    }
    const { user } = showPage(<Page />);
    await user.click(screen.getByText('打開'));
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    await user.click(close);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('打開')));
  });
  it('moves the focus near an opener that is gone', async () => {
    function Page() {
      const [step, setStep] = useState(0);
      return (
        <p>
          {step < 2 && (
            <button type="button" onClick={() => setStep(1)}>
              選擇
            </button>
          )}
          {step === 1 && <Overlay open title="上面" {...{ [onClose]: () => setStep(2) }} />}
          {step === 2 && <button type="button">更換</button>}
        </p>
      );
    }
    const { user } = showPage(<Page />);
    await user.click(screen.getByText('選擇'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('更換')));
  });
});
