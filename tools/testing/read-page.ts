/** The texts of elements, in order. */
export const textsOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent);

/** The addresses of links, in order. */
export const hrefsOf = (links: Iterable<Element>) =>
  Array.from(links, (link) => link.getAttribute('href'));
