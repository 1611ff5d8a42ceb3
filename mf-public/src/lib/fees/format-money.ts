import { formatNumber } from '../format-number.ts';
export const formatMoney = (amount: number): string => formatNumber(Math.round(amount));
