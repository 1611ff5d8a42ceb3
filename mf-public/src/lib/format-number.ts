const THOUSANDTHS = 1000;

/** At most three decimals. `toLocaleString` takes over 0.1 s on its first call on a slow phone. */
export function formatNumber(value: number) {
  const [whole = '', rest] = String(Math.round(value * THOUSANDTHS) / THOUSANDTHS).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest ? `.${rest}` : '');
}

export const formatMoney = (amount: number) => formatNumber(Math.round(amount));
