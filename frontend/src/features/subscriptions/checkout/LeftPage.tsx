import { checkoutMessages } from './checkoutMessages.ts';
import { NothingBought } from './NothingBought.tsx';

/** The page to pay on was left without paying. */
export default function LeftPage() {
  return <NothingBought title={checkoutMessages.left} text={checkoutMessages.leftText} />;
}
