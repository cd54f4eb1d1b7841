import type { DecideDemoCheckout, DemoCheckout } from '@quotient/contract';
import { decideDemoCheckout, getDemoCheckout } from '@quotient/contract/calls';
import { fill } from '@quotient/iq-test/fill';
import { Button, formatPrice, Notice, Skeleton } from '@quotient/iq-test/ui';
import { useCallback, useEffect, useState } from 'react';
import type { SiteWords } from '../words/en.ts';
import * as styles from './demoCheckout.css.ts';
import { mountReact } from './mountReact.tsx';
import { type Asked, ask } from './serverCalls.ts';

type Action = DecideDemoCheckout['action'];

const load = (id: string) => ask(getDemoCheckout, { id });
const decide = (id: string, action: Action) =>
  ask(decideDemoCheckout, { id }, { action } satisfies DecideDemoCheckout);

/** Leaves for an address that the server named. Only web addresses: it must never become a script. */
function leavePage(address: string) {
  const url = new URL(address, location.href);
  if (url.protocol === 'https:' || url.protocol === 'http:') location.replace(url);
}

function Checkout({ id, words }: { id: string; words: SiteWords['demoCheckout'] }) {
  const [checkout, setCheckout] = useState<DemoCheckout>();
  const [trouble, setTrouble] = useState<'not-found' | 'transient'>();
  /** Current action. It stays set while the browser leaves, so that a second press does nothing. */
  const [working, setWorking] = useState<Action | 'load' | undefined>('load');

  const show = useCallback(
    async (work: Promise<Asked<typeof getDemoCheckout>>) => {
      let asked = await work;
      // Decided in another window meanwhile: what counts is what it is now.
      if ('failure' in asked && asked.failure === 'closed') asked = await load(id);
      if ('failure' in asked) {
        setTrouble(asked.failure === 'not-found' ? 'not-found' : 'transient');
        setWorking(undefined);
        return;
      }
      const { state, successUrl, cancelUrl } = asked.answer;
      setTrouble(undefined);
      setCheckout(asked.answer);
      if (state === 'paid') leavePage(successUrl);
      else if (state === 'canceled') leavePage(cancelUrl);
      else setWorking(undefined);
    },
    [id],
  );

  useEffect(() => {
    void show(load(id));
  }, [id, show]);

  const start = (what: Action | 'load') => {
    if (working) return;
    setWorking(what);
    void show(what === 'load' ? load(id) : decide(id, what));
  };
  const button = (what: Action | 'load') => ({
    block: true,
    busy: working === what,
    'aria-disabled': working !== undefined,
    onClick: () => start(what),
  });

  if (trouble === 'not-found')
    return (
      <Notice tone="alert" role="alert" title={words.missingTitle}>
        {words.missingText}
      </Notice>
    );
  if (!checkout)
    return trouble ? (
      <>
        <Notice tone="alert" role="alert" title={words.unreachableTitle}>
          {words.unreachableText}
        </Notice>
        <Button {...button('load')}>{words.retry}</Button>
      </>
    ) : (
      <Skeleton label={words.loading} />
    );

  const price = formatPrice(checkout.price, document.documentElement.lang);
  return (
    <div className={styles.checkout}>
      <p className={styles.amount}>
        <span>{words.total}</span>
        <strong className={styles.price}>{price}</strong>
      </p>
      {trouble && (
        <Notice tone="alert" role="alert" title={words.lostTitle}>
          {words.lostText}
        </Notice>
      )}
      {!trouble && checkout.state === 'declined' && (
        <Notice tone="warning" role="alert" title={words.declinedTitle}>
          {words.declinedText}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button tone="primary" size="large" {...button('pay')}>
          {working === 'pay' ? words.paying : fill(words.pay, () => price)}
        </Button>
        <Button {...button('decline')}>{words.decline}</Button>
        <Button tone="quiet" {...button('cancel')}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

export const mount = (slot: HTMLElement) =>
  mountReact(
    slot,
    <Checkout
      id={new URLSearchParams(location.search).get('id') ?? ''}
      // written by the build, beside the slot itself
      words={JSON.parse(slot.dataset.words ?? '{}')}
    />,
  );
