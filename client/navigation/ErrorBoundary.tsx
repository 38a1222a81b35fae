import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** Shows the error in place of the children. */
  fallback: ComponentType<{ error: unknown }>;
  /** Where the visitor is: another place is worth another try. */
  place: string;
  children: ReactNode;
}

/** Confines an error of rendering to its part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false, error: undefined });
  }

  override render() {
    const { fallback: Fallback, children } = this.props;
    return this.state.failed ? <Fallback error={this.state.error} /> : children;
  }
}
