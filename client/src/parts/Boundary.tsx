/** Keeps what goes wrong in one part of the page from emptying the rest of it. */

import { Component, type ComponentChildren } from "preact";

interface BoundaryProps {
  children: ComponentChildren;
  /** Shown in its place. */
  instead?: ComponentChildren;
  /** When this changes it is tried again. */
  of?: unknown;
}

export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(problem: unknown): void {
    console.error(problem);
    this.setState({ failed: true });
  }

  override componentDidUpdate({ of }: BoundaryProps): void {
    if (of !== this.props.of && this.state.failed) this.setState({ failed: false });
  }

  override render(): ComponentChildren {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
