/**
 * The bird of the house, 48 units square; `currentColor` with a lamp-lit wing. Decorative: what it stands for
 * is said in words beside it.
 */
export function Lark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <LarkShape />
    </svg>
  );
}

export function LarkShape() {
  return (
    <>
      <path
        d="M3 35.5 14 27C14.5 19 20.5 13.5 28 13.2L25.5 6.5 32.3 10.5 32.8 5 37.2 11.6C40 13 41.6 15.2 42 17.6L47 15.8 43 20.2 46.6 23.2 41.6 22.7C41 33 34 39.5 24.5 39.5 18 39.5 13.5 37.5 11 34.6L4.5 39.5Z"
        fill="currentColor"
      />
      <path
        d="M13.5 31.5C17 23.5 24.5 21.5 31.5 24.2 30.5 31.5 22.5 36.5 13.5 31.5Z"
        style={{ fill: 'var(--lamp)' }}
      />
      <circle cx="36.3" cy="17.4" r="1.7" fill="#FFF9EA" />
      <path d="M22 39v5M27.5 39v5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}
