export const say = (line) => process.stdout.write(`${line}\n`);
/** The time since `at` as text. */
export const seconds = (at) => {
  const spent = (Date.now() - at) / 1000;
  return spent < 60
    ? `${spent.toFixed(1)} s`
    : `${Math.floor(spent / 60)} min ${Math.round(spent % 60)} s`;
};
