interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bars relative to the largest count; zero has no height, small counts stay visible. */
export function buildBars(
  counts: readonly number[],
  { width, height }: { width: number; height: number },
): Bar[] {
  const most = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  return counts.map((count, index) => {
    const tall = count === 0 ? 0 : Math.max(2, (count / most) * height);
    return { x: index * step + step * 0.15, y: height - tall, width: step * 0.7, height: tall };
  });
}
