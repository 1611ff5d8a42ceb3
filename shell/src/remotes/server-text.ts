/** The page as the server rendered it, held so that a visitor never loses what could be read. */
export interface ServerText {
  title: string;
  /** What stands in the page's area, and in the whole document. */
  area: readonly Element[];
  whole: readonly Element[];
}
let snapshot: (ServerText & { address: string }) | null = null;

const isCurrentAddress = ({ address }: { address: string }) => address === getCurrentAddress();
const getCurrentAddress = () => location.pathname + location.search;

/** Before React takes the document over: nothing is copied, React takes whole elements out and leaves them as they are. */
export function captureServerText(): void {
  const main = document.getElementById('main');
  snapshot = {
    address: getCurrentAddress(),
    title: document.title,
    area: [...(main?.children ?? [])].filter(({ id }) => id !== 'C'),
    whole: [...document.body.children].filter(
      (element) => !element.matches('script, #start-notice'),
    ),
  };
}

/** What the server rendered at the address that is shown; null on every other one, and on the server, where there is none. */
export const getServerText = (): ServerText | null =>
  snapshot && isCurrentAddress(snapshot) ? snapshot : null;

/** Lets go of it once another page is shown. */
export function releaseServerText(): void {
  if (!getServerText()) snapshot = null;
}

/** When nothing of ours stands any more: the document as it came. */
export function restoreServerText(): void {
  if (snapshot) document.body.append(...snapshot.whole);
}
