/** The mark: a ring and its tail, in the color of the text around it. The same drawing as `public/icon.svg`. */
export function LogoMark() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <circle cx="15" cy="15" r="11.5" />
      <path d="m19.5 19.5 9 9" strokeLinecap="round" />
    </svg>
  );
}
