import { Component, type ReactNode } from 'react';

const MAX_REDRAWS = 10;

interface State {
  error: unknown;
}
/** Mounts its content again after somebody else, such as a translator, removed nodes of React. */
export class Redraw extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };
  private redraws = 0;
  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  override componentDidCatch() {
    this.redraws += 1;
  }
  override render() {
    const { error } = this.state;
    const isForeign = error instanceof DOMException && error.name === 'NotFoundError';
    // React has unmounted the content that threw.
    if (error === null || (isForeign && this.redraws < MAX_REDRAWS)) return this.props.children;
    throw error;
  }
}
