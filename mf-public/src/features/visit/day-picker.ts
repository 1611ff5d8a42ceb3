import type { UseFormRegisterReturn } from 'react-hook-form';

/** For a calendar that is no field of its form. */
export const createDayPicker = (onPick: (day: string) => void): UseFormRegisterReturn => ({
  name: 'day',
  onChange: async ({ target }) => onPick(target.value),
  onBlur: async () => {},
  ref: () => {},
});
