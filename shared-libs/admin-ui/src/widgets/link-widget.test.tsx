// @vitest-environment jsdom
import type { LinkValue } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkWidget } from './link-widget.tsx';

afterEach(cleanup);
function Form({
  initial,
  onValue,
}: {
  initial: LinkValue | null;
  onValue: (value: unknown) => void;
}) {
  const [value, setValue] = useState<unknown>(initial);
  const change = (next: unknown) => {
    setValue(next);
    onValue(next);
  };
  return (
    <LinkWidget
      kind={news}
      name="link"
      field={news.fields.link}
      label="連結"
      value={value}
      onChange={change}
      onBlur={() => {}}
      error={undefined}
      errors={{}}
    />
  );
}
function input(initial: LinkValue | null) {
  const onValue = vi.fn<(value: unknown) => void>();
  showPage(<Form initial={initial} onValue={onValue} />);
  return { last: () => onValue.mock.lastCall?.[0] };
}
const address = () => screen.getByLabelText<HTMLInputElement>(/^連結/);
const write = (value: string) => fireEvent.change(address(), { target: { value } });

describe('LinkWidget', () => {
  it('emits a link as soon as there is a URL', () => {
    const { last } = input(null);
    write('/news');
    expect(last()).toEqual({ href: '/news' });
  });
  it('emits no link when the URL is deleted', () => {
    const { last } = input({ href: '/news', newWindow: true });
    write('');
    expect(last()).toBeNull();
    expect(screen.queryByLabelText('另開新視窗')).toBeNull();
  });
  it('sets the new-window option, and preserves the other values of the link', () => {
    const { last } = input({ href: '/news', label: '看新聞' });
    fireEvent.click(screen.getByLabelText('另開新視窗'));
    expect(last()).toEqual({ href: '/news', label: '看新聞', newWindow: true });
    write('/admissions');
    expect(last()).toEqual({ href: '/admissions', label: '看新聞', newWindow: true });
  });
});
