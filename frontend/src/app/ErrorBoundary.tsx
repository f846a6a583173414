import { Component, type ReactNode } from 'react';
import { BrokenPage } from './BrokenPage.tsx';

type Props = { report: (error: unknown) => void; children: ReactNode };

/**
 * A screen that cannot be drawn says so, offers another try, and tells the operator. Only a class can catch
 * this in React.
 */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
