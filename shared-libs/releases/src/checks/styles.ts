import { type ChildNode, parse } from 'postcss';

/** At most this many per style sheet. */
const MAX_FAULTS = 5;

/** Selectors that reach beyond the remote, as messages; `sheets` maps files to their CSS. */
export function findGlobalSelectors(sheets: ReadonlyMap<string, string>) {
  return [...sheets].flatMap(([file, css]) => {
    try {
      return [...new Set(listSelectors(parse(css)))]
        .filter((selector) => !isScoped(selector))
        .slice(0, MAX_FAULTS)
        .map(
          (selector) =>
            `${file}: "${selector}" would style the whole site; begin it with a class of this remote`,
        );
    } catch (error) {
      return [`${file} is not a style sheet: ${(error as Error).message}`];
    }
  });
}

// A nested rule is scoped by the one around it.
function listSelectors({ nodes = [] }: { nodes?: ChildNode[] | undefined }): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return node.selectors;
    return node.type === 'atrule' && !/keyframes$/i.test(node.name) ? listSelectors(node) : [];
  });
}

const ALTERNATIVES = /:(?:is|where|-webkit-any|-moz-any)\(([^()]*)\)/gi;
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const CLASS_OR_ID = /[.#][^\s.#>+~:,]/;

// Classes in attributes, `:not` and `:has` do not limit a selector; in `:is`, all must.
function isScoped(selector: string) {
  let rest = selector.replace(/\\./g, 'x').replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(ALTERNATIVES, (_, list: string) =>
        list.split(',').every((one) => CLASS_OR_ID.test(one)) ? '.x' : '',
      )
      .replace(FUNCTION, '');
  }
  return CLASS_OR_ID.test(rest);
}
