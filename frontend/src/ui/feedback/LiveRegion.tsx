/**
 * Says a change to screen readers, politely, and shows nothing. It must stand there before it says anything.
 */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p className="sr" role="status" aria-live="polite">
      {text}
    </p>
  );
}
