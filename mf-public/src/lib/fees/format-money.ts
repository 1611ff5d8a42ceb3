import { formatNumber } from '../format-number.ts';
/** An amount of NT$ with its thousands apart. */
export const formatMoney = (amount: number): string => formatNumber(Math.round(amount));
