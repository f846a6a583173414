import { cloneElement, Suspense, useState } from 'react';
import { lazyCode } from '../../lib/lazyCode.ts';
import type { MenuProps } from './MenuSheet.tsx';

const MenuSheet = lazyCode(() => import('./MenuSheet.tsx'));

/**
 * `trigger` is a button of ours, and until it is first pressed nothing else: hundreds may stand on a page,
 * and the menu's code comes with the press.
 */
export function Menu({ trigger, items }: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const plain = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
  });
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      <MenuSheet trigger={trigger} items={items} />
    </Suspense>
  );
}
