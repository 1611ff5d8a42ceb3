import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Choices, SelectField, TextArea, TextField } from './controls.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

const PHONE = {
  name: 'phone',
  label: '聯絡電話',
  hint: '可加分機',
  error: '請輸入有效的電話號碼',
  isRequired: true,
};
const CITIES = [{ label: '北部', options: [{ value: 'taoyuan', label: '桃園市' }] }];

describe('field', () => {
  it.each([
    ['a line', <TextField key="" {...PHONE} />],
    ['several lines', <TextArea key="" {...PHONE} />],
    ['a choice', <SelectField key="" {...PHONE} groups={[]} />],
  ])('connects %s to its label, hint and message', (_name, field) => {
    showPage(field);
    const control = screen.getByLabelText(/聯絡電話/);
    expect(described(control)).toEqual(['可加分機', '請輸入有效的電話號碼']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });
  it('states whether it is required', () => {
    showPage(
      <>
        <TextField name="school" label="學校" isRequired />
        <TextField name="mobile" label="手機" />
      </>,
    );
    expect(screen.getByLabelText('學校 必填')).toBeTruthy();
    expect(screen.getByLabelText('手機 選填')).toBeTruthy();
  });
  it('announces the message of several choices with their group', () => {
    showPage(
      <Choices
        name="period"
        type="radio"
        label="時段"
        error="請從清單中選擇一項"
        options={[{ value: 'day', label: '全天' }]}
        isRequired
      />,
    );
    expect(described(screen.getByRole('group', { name: /時段/ }))).toEqual(['請從清單中選擇一項']);
    expect(screen.getByRole('radio', { name: '全天' })).toBeTruthy();
  });
  it('the rule "0 is empty": the first entry of a list is a prompt and sends 0', () => {
    const { container } = showPage(
      <form>
        <SelectField name="city" label="縣市" groups={CITIES} />
      </form>,
    );
    const form = container.querySelector('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toEqual({ city: '0' });
    expect(container.querySelector('option')?.textContent).toBe('請從清單中選擇一項');
    expect(screen.getByRole('group', { name: '北部' })).toBeTruthy();
  });
});
