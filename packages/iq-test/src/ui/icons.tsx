import type { ReactNode, SVGProps } from 'react';

/** 20-unit line icons, drawn in the color of the text; decorative unless the caller labels them. */
function Icon({ children, ...rest }: SVGProps<SVGSVGElement> & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

export const ChevronIcon = (props: { className: string }) => (
  <Icon {...props}>
    <path d="M5 8l5 5 5-5" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="M4 10.5l4 4 8-9" />
  </Icon>
);
export const ClockIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 5.8V10l2.8 2" />
  </Icon>
);
export const WarningIcon = () => (
  <Icon>
    <path d="M10 3.2l7.4 13H2.6zM10 8.4v3.4M10 14v.1" />
  </Icon>
);
