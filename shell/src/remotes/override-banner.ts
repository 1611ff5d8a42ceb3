/** Development: says on every page which remotes come from a development server. Stands outside the page's own tree. */
export function showOverrides(overrides: readonly string[]): void {
  const banner = document.createElement('p');
  banner.textContent = `開發中：${overrides.join('、')}`;
  banner.setAttribute('role', 'note');
  Object.assign(banner.style, {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    margin: '0',
    padding: '4px 12px',
    font: '13px monospace',
    color: '#000',
    background: '#ffb703',
    zIndex: '9999',
  });
  document.body.append(banner);
}
