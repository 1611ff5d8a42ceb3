import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorSummary, type FieldFault } from './error-summary.tsx';

const SCHOOL = { name: 'school', label: '學校名稱', message: '此欄位為必填' };
const DATE = { name: 'dates.end', label: '希望日期', message: '請輸入有效的日期' };

/** A submitted form with errors that then change while typing. */
function Form({ faults, later = faults }: { faults: FieldFault[]; later?: FieldFault[] }) {
  const [state, setState] = useState({ attempt: 0, faults: [] as FieldFault[] });
  return (
    <>
      <ErrorSummary faults={state.faults} attempt={state.attempt} />
      <input
        id="field-school"
        aria-label="學校"
        onChange={() => setState({ ...state, faults: later })}
      />
      <input id="field-dates-end" aria-label="日期" />
      <button type="button" onClick={() => setState({ attempt: state.attempt + 1, faults })}>
        送出
      </button>
    </>
  );
}
const send = () => screen.getByRole('button', { name: '送出' });

describe('ErrorSummary', () => {
  it('takes the focus at each attempt, so that it is announced', async () => {
    const { user } = showPage(<Form faults={[SCHOOL, DATE]} />);
    await user.click(send());
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('heading', { name: '有2個欄位需要修改' })).toBeTruthy();
    await user.click(send());
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
  it('leaves the focus alone when an error appears while typing', async () => {
    const { user } = showPage(<Form faults={[]} later={[SCHOOL]} />);
    await user.click(send());
    await user.type(screen.getByLabelText('學校'), '元');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('學校'));
  });
  it('links each message to its field', async () => {
    const { user, address } = showPage(<Form faults={[SCHOOL, DATE]} />, { at: '/formVisit' });
    await user.click(send());
    await user.click(screen.getByRole('link', { name: '希望日期：請輸入有效的日期' }));
    expect(document.activeElement).toBe(screen.getByLabelText('日期'));
    expect(address()).toBe('/formVisit');
  });
});
