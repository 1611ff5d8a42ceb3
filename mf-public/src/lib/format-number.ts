const THOUSANDTHS = 1000;

/** A number with a comma between thousands, and at most three decimals. Not by `toLocaleString`, whose first call takes a slow phone over a tenth of a second. */
export function formatNumber(value: number): string {
  const [whole = '', rest] = String(Math.round(value * THOUSANDTHS) / THOUSANDTHS).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (rest ? `.${rest}` : '');
}
