import type { Tab } from './tab.ts';
import { until } from './tab.ts';

export interface UserActions {
  /** Opens a visitors' page and waits until it has come alive. */
  open(path: string): Promise<void>;
  /** Waits until the page says this. */
  waitForText(words: string): Promise<void>;
  /** Presses what carries this name; one that ends in … names the beginning. */
  press(selector: string, name: string): Promise<void>;
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses of a list, or a day: what engines open for these is their own, and no driver reaches it. */
  choose(label: string, value: string): Promise<void>;
}
const FIELDS = 'input, textarea, select';

/** What a person does in a tab, by what they read on the screen. */
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
      await until(`${tab.engine}: the page says “${words}”`, () =>
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

/** In the page: the middle of the element, once it is on the screen with nothing over it. Knows nothing but its arguments. */
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
  // While one page gives way to the next, the document lies over everything and takes the press.
  const isFree =
    seen !== document.documentElement && seen && (found.contains(seen) || seen.contains(found));
  return before.top === top && isFree ? { x, y } : null;
}

/** In the page: gives the focused field a value as its own list or calendar would. */
function setFocused(value: string): void {
  const field = document.activeElement as HTMLInputElement | HTMLSelectElement;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
