/** The server-rendered page, preserved so that a visitor never loses readable text. */
export interface ServerText {
  title: string;
  /** The nodes of the area and of the whole document. */
  area: readonly Element[];
  whole: readonly Element[];
}
let snapshot: (ServerText & { address: string }) | null = null;

const isCurrentAddress = ({ address }: { address: string }) => address === getCurrentAddress();
const getCurrentAddress = () => location.pathname + location.search;

/** Before hydration. No copies: React removes whole elements and leaves them intact. */
export function captureServerText() {
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

/** The server's nodes for the current address; null elsewhere and on the server. */
export const getServerText = (): ServerText | null =>
  snapshot && isCurrentAddress(snapshot) ? snapshot : null;

/** Released on navigation. */
export function releaseServerText() {
  if (!getServerText()) snapshot = null;
}

/** Fallback when React renders nothing: the original document. */
export function restoreServerText() {
  if (snapshot) document.body.append(...snapshot.whole);
}
