import type { SVGProps } from 'react';
import { CLOSE_PATH } from './iconPaths.ts';

/** 20-unit line icons, drawn in the color of the text; decorative unless the caller labels them. */
function Icon({ d, children, ...rest }: SVGProps<SVGSVGElement>) {
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
      {...rest}
    >
      {children}
      <path d={d} />
    </svg>
  );
}

/** Points down where something can be opened; the caller's style turns it. */
export const ChevronIcon = (props: { className: string }) => <Icon {...props} d="M5 8l5 5 5-5" />;
/** Closes, dismisses, or marks a wrong answer. */
export const CloseIcon = () => <Icon d={CLOSE_PATH} />;
/** Marks what was right, what has worked, and what is included. */
export const CheckIcon = () => <Icon d="M4 10.5l4 4 8-9" />;
/** Marks a question for later. */
export const FlagIcon = () => <Icon d="M5 18V3h10l-2.4 4L15 11H5" />;
/** Icon beside the remaining time, and on notices that ask for patience. */
export const ClockIcon = () => (
  <Icon d="M10 5.8V10l2.8 2">
    <circle cx="10" cy="10" r="7.2" />
  </Icon>
);
/** Icon on notices of trouble. */
export const WarningIcon = () => <Icon d="M10 3.2l7.4 13H2.6zM10 8.4v3.4M10 14v.1" />;
