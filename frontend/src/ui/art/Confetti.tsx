import { useEffect, useEffectEvent } from 'react';
import ReactConfetti from 'react-confetti';
import { CONFETTI_LASTS, CONFETTI_PIECES } from '../../lib/constants.ts';

/** The colours of the drawings; a canvas knows no custom properties. */
const colors = ['#F4B942', '#D9543A', '#4E8C8A', '#6E9A62', '#C9688B', '#FFF9EA'];

/** Over everything and in nobody's way, once. */
export default function Confetti({ onOver }: { onOver: () => void }) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), CONFETTI_LASTS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ReactConfetti
      aria-hidden
      width={window.innerWidth}
      height={window.innerHeight}
      numberOfPieces={CONFETTI_PIECES}
      colors={colors}
      style={{ position: 'fixed', zIndex: 60, pointerEvents: 'none' }}
    />
  );
}
