/** An amount of NT$ with its thousands apart. */
export const formatMoney = (amount: number): string => Math.round(amount).toLocaleString('en-US');
