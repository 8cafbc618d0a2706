import { Component, type ReactNode } from 'react';
import { RouteFailure } from './features/shell/route-failure.tsx';
import { endFrame } from './lib/page/frame.ts';

/** The last resort: whatever fails outside a route still ends on a page that says what is safe. */
export class BootBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate() {
    if (this.state.error !== null) endFrame();
  }

  override render() {
    const { error } = this.state;
    // Nothing of the boot can be tried again in place: both buttons reload.
    return error === null ? (
      this.props.children
    ) : (
      <RouteFailure error={error} reset={() => window.location.reload()} />
    );
  }
}
