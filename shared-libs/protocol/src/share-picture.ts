/** The picture of a shared link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
/** Grid of crop positions per side. */
export const SHARE_STEPS = 5;
const SHARED = /^\/media\/([\w-]+\.(?:avif|webp|jpeg))$/;

/** Address of the share picture, a JPEG around the focal point; null for external pictures. */
export function findSharePicture({ url, focal }: { url: string; focal: { x: number; y: number } }) {
  const file = SHARED.exec(url)?.[1];
  const step = (part: number) =>
    Math.min(SHARE_STEPS - 1, Math.max(0, Math.floor(part * SHARE_STEPS)));
  return file ? `/media/share/${step(focal.x)}${step(focal.y)}/${file}.jpg` : null;
}
