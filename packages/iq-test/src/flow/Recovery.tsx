import { Component, type ReactNode } from 'react';
import { report } from '../api/report.ts';
import { useT } from '../i18n/useT.ts';
import { Message } from './Message.tsx';

/** Children that are rendered again after a failure, and the listener for it. */
export interface RecoveryProps {
  children: ReactNode;
  /** Called for each failure. */
  onError: (error: unknown) => void;
}

interface RecoveryState {
  hasFailed: boolean;
  /** True after too many failures. */
  isStuck: boolean;
  /** Key: a new one renders everything inside again. */
  attempt: number;
}

/** A failure that comes back at once must not go on for ever: so many in so many milliseconds are tried. */
const MOST_TRIES = 3;
const WITHIN_MS = 10_000;

/**
 * Renders its children again if rendering throws, as it does when an extension has removed nodes. After repeated
 * failures, a message asks the visitor to reload.
 */
export class Recovery extends Component<RecoveryProps, RecoveryState> {
  override state: RecoveryState = { hasFailed: false, isStuck: false, attempt: 0 };
  private failedAt: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    report('the test could not be rendered', error);
    this.props.onError(error);
    const now = performance.now();
    this.failedAt = [...this.failedAt.filter((at) => now - at < WITHIN_MS), now];
    if (this.failedAt.length > MOST_TRIES) {
      this.setState({ isStuck: true });
      return;
    }
    // when what failed is gone: Preact hands a failure of the very render that follows one to whoever is further out
    clearTimeout(this.timer);
    this.timer = setTimeout(() =>
      this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 })),
    );
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { hasFailed, isStuck, attempt } = this.state;
    const shown = hasFailed ? isStuck && <Stuck /> : this.props.children;
    // an element of its own: what is inside is taken away as one, whatever was done to it
    return <div key={attempt}>{shown}</div>;
  }
}

function Stuck() {
  const t = useT();
  return (
    <Message
      role="alert"
      title={t('flow.stuckTitle')}
      text={t('flow.stuckText')}
      retry={t('flow.reload')}
      onRetry={() => location.reload()}
    />
  );
}
