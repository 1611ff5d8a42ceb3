/** The picture that stands beside a shared link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
/** Parts into which each side of a picture is divided where the share picture is cut out. */
export const SHARE_STEPS = 5;
const SHARED = /^\/media\/([\w-]+\.(?:avif|webp))$/;

/** Where the share picture of a picture of this site is: a JPEG around what must stay in view; null for other addresses. */
export function findSharePicture({
  url,
  focal,
}: {
  url: string;
  focal: { x: number; y: number };
}): string | null {
  const file = SHARED.exec(url)?.[1];
  const step = (part: number) =>
    Math.min(SHARE_STEPS - 1, Math.max(0, Math.floor(part * SHARE_STEPS)));
  return file ? `/media/share/${step(focal.x)}${step(focal.y)}/${file}.jpg` : null;
}
