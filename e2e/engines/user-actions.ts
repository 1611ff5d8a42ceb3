import { type Tab, until } from './tab.ts';

export interface UserActions {
  /** Opens a public page and waits for hydration. */
  open(path: string): Promise<void>;
  waitForText(words: string): Promise<void>;
  /** Clicks the element with this name; a final … matches a prefix. */
  press(selector: string, name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Selects an option or a date; drivers cannot reach native popups. */
  choose(label: string, value: string): Promise<void>;
}
const FIELDS = 'input, textarea, select';

/** Actions of a person in a tab, by visible labels. */
export function createUserActions(tab: Tab, origin: string): UserActions {
  async function press(selector: string, name: string) {
    const { x, y } = await until(`${tab.engine}: “${name}” can be pressed`, () =>
      tab.run(findClickPoint, selector, name),
    );
    await tab.clickAt(x, y);
  }
  return {
    press,
    async open(path) {
      await tab.goTo(origin + path);
      await until(`${tab.engine}: ${path} comes alive`, () =>
        tab.run(() => document.documentElement.dataset.hydrated),
      );
    },
    async waitForText(words) {
      await until(`${tab.engine}: the page shows “${words}”`, () =>
        tab.run((text) => document.body.innerText.includes(text), words),
      );
    },
    async fill(label, text) {
      await press(FIELDS, label);
      await until(`${tab.engine}: “${label}” has the focus`, () =>
        tab.run((fields) => document.activeElement?.matches(fields), FIELDS),
      );
      await tab.type(text);
      await until(`${tab.engine}: “${label}” holds what was typed`, () =>
        tab.run(
          (typed) => (document.activeElement as HTMLInputElement).value.includes(typed),
          text,
        ),
      );
    },
    async choose(label, value) {
      await press(FIELDS, label);
      await tab.run(setFocused, value);
    },
  };
}

export async function signIn(
  user: UserActions,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await user.fill('帳號', account);
  await user.fill('密碼', password);
  await user.press('button', '登入');
  await user.waitForText('我的今天');
}

/** Runs in the page: centre of the uncovered element; uses only its arguments. */
async function findClickPoint(
  selector: string,
  name: string,
): Promise<{ x: number; y: number } | null> {
  const [expectedName, isStart] = name.endsWith('…') ? [name.slice(0, -1), true] : [name, false];
  const named = (element: HTMLElement) => {
    const label = (element as HTMLInputElement).labels?.[0]?.innerText;
    const own = (element.getAttribute('aria-label') ?? label ?? element.innerText)
      .replace(/\s+/g, ' ')
      .trim();
    return isStart ? own.startsWith(expectedName) : own === expectedName;
  };
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.getClientRects().length > 0 && named(each),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  await new Promise((done) => setTimeout(done, 100));
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const seen = document.elementFromPoint(x, y);
  // During a view transition the document covers everything and takes the click.
  const isFree =
    seen !== document.documentElement && seen && (found.contains(seen) || seen.contains(found));
  return before.top === top && isFree ? { x, y } : null;
}

/** Runs in the page: sets the focused field like a native popup would. */
function setFocused(value: string): void {
  const field = document.activeElement as HTMLInputElement | HTMLSelectElement;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
