/** The page as the server rendered it, held so that a visitor never loses what could be read. */
export interface ServerText {
  title: string;
  /** What stands in the page's area, and in the whole document. */
  area: readonly Element[];
  whole: readonly Element[];
}
let kept: (ServerText & { address: string }) | null = null;

const isHere = ({ address }: { address: string }) => address === addressNow();
const addressNow = () => location.pathname + location.search;

/** Before React takes the document over: nothing is copied, React takes whole elements out and leaves them as they are. */
export function holdServerText(): void {
  const main = document.getElementById('main');
  kept = {
    address: addressNow(),
    title: document.title,
    area: [...(main?.children ?? [])].filter(({ id }) => id !== 'C'),
    whole: [...document.body.children].filter(
      (element) => !element.matches('script, #start-notice'),
    ),
  };
}

/** What the server rendered at the address that is shown; null on every other one, and on the server, where there is none. */
export const serverText = (): ServerText | null => (kept && isHere(kept) ? kept : null);

/** Lets go of it once another page is shown. */
export function releaseServerText(): void {
  if (!serverText()) kept = null;
}

/** When nothing of ours stands any more: the document as it came. */
export function putBackServerText(): void {
  if (kept) document.body.append(...kept.whole);
}
