const [WIDE, HIGH, GAP] = [230, 130, 46];
const COLUMNS = 3;
const LEFT = 58;
const TOP = 54;
const LINES = ['#0b5fa5', '#a3530b'];

/** Draws each figure over the number of news, a small plot for each and a line for each engine; both axes begin where nothing is hidden: the number of news is logarithmic, the figure begins at 0. */
export function drawScale(sizes, series, figures) {
  const rows = Math.ceil(figures.length / COLUMNS);
  const width = COLUMNS * (WIDE + LEFT + 20) + 10;
  const height = TOP + rows * (HIGH + GAP + 14);
  const legend = series
    .map(
      ({ engine }, index) =>
        `<line x1="${20 + index * 190}" x2="${46 + index * 190}" y1="20" y2="20" stroke="${LINES[index]}" stroke-width="3"${dash(index)}/><text x="${52 + index * 190}" y="25">${engine === 'embedded' ? 'embedded database' : engine}</text>`,
    )
    .join('');
  const plots = figures.map(([name, key, show], index) =>
    plot({
      x: LEFT + (index % COLUMNS) * (WIDE + LEFT + 20),
      y: TOP + Math.floor(index / COLUMNS) * (HIGH + GAP + 14),
      name,
      show,
      sizes,
      lines: series.map(({ points }) => points.map((point) => point[key])),
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="How each figure grows with the number of news, on both databases" font-family="system-ui, sans-serif" font-size="13" fill="#222"><rect width="100%" height="100%" fill="#fff"/>${legend}${plots.join('')}</svg>\n`;
}

// Told apart without colours too.
const dash = (index) => (index === 0 ? '' : ' stroke-dasharray="7 4"');

function plot({ x, y, name, show, sizes, lines }) {
  const most = Math.max(...lines.flat()) * 1.1 || 1;
  const logs = sizes.map(Math.log10);
  const span = logs.at(-1) - logs[0] || 1;
  const atX = (index) => Math.round(x + ((logs[index] - logs[0]) / span) * WIDE);
  const atY = (value) => Math.round(y + HIGH - (value / most) * HIGH);
  const drawn = lines.map(
    (values, line) =>
      `<polyline fill="none" stroke="${LINES[line]}" stroke-width="2.5"${dash(line)} points="${values.map((value, index) => `${atX(index)},${atY(value)}`).join(' ')}"/>${values.map((value, index) => `<circle cx="${atX(index)}" cy="${atY(value)}" r="3.5" fill="${LINES[line]}"/>`).join('')}`,
  );
  const marks = sizes.map(
    (size, index) =>
      `<text x="${atX(index)}" y="${y + HIGH + 16}" text-anchor="middle" font-size="11">${size.toLocaleString('en')}</text>`,
  );
  return `<g><text x="${x}" y="${y - 8}" font-weight="600">${name}</text><path d="M${x} ${y}V${y + HIGH}H${x + WIDE}" fill="none" stroke="#888"/><text x="${x - 6}" y="${y + 6}" text-anchor="end" font-size="11">${show(most / 1.1)}</text><text x="${x - 6}" y="${y + HIGH}" text-anchor="end" font-size="11">0</text>${drawn.join('')}${marks.join('')}</g>`;
}
