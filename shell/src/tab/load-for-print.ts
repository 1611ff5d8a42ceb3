/** Pictures that were never scrolled into view would be empty on paper. */
export function loadForPrint() {
  addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]'))
      picture.setAttribute('loading', 'eager');
  });
}
