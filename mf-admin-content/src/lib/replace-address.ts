/** A reload continues the entry. The router would load the form again, in the middle of a word. */
export const replaceAddress = (url: string): void => history.replaceState(history.state, '', url);
