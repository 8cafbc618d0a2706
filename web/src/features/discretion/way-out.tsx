import { Component, type ReactNode, Suspense } from 'react';
import { QuickExit } from './quick-exit.tsx';

/** Where its texts cannot be loaded, the page's own way out stays (public/way-out.js). */
class OrThePagesOwn extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** « Quitter vite » beside whatever the app shows, also while it loads and where it fails. */
export const WayOut = () => (
  <OrThePagesOwn>
    <Suspense fallback={null}>
      <QuickExit />
    </Suspense>
  </OrThePagesOwn>
);
