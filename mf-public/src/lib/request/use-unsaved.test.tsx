import { act, renderHook } from '@testing-library/react';
import { type FieldValues, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useUnsaved } from './use-unsaved.ts';

const EMPTY = { school: '', name: '' };

it('useUnsaved retains input since hydration when another choice is made for the form', () => {
  const typed = { ...EMPTY, name: '王小明' };
  const { result, rerender } = renderHook(
    ({ chosen }: { chosen: FieldValues | undefined }) => {
      const form = useForm<FieldValues>({ defaultValues: typed });
      return { form, ...useUnsaved('visit', form, { empty: EMPTY, typed, chosen }) };
    },
    { initialProps: { chosen: undefined as FieldValues | undefined } },
  );
  act(() => result.current.form.setValue('name', '李老師'));
  rerender({ chosen: { school: '內壢高中' } });
  expect(result.current.form.getValues()).toMatchObject({ school: '內壢高中', name: '李老師' });
});
