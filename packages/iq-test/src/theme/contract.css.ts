import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every themable value, as CSS variables with readable names (`--iq-color-accent`, …).
 * A partner overrides them on the element: `iq-test { --iq-color-accent: hotpink }`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page behind everything. */
      paper: 'color-paper',
      /** Cards, options, dialogs. */
      surface: 'color-surface',
      /** A quiet fill on surface: tracks, skeletons, hovered rows. */
      sunken: 'color-sunken',
      ink: 'color-ink',
      inkMuted: 'color-ink-muted',
      /** Decorative lines. */
      hairline: 'color-hairline',
      /** Lines that a control is recognized by (3:1 or more). */
      outline: 'color-outline',
      accent: 'color-accent',
      accentHover: 'color-accent-hover',
      /** Text on accent. */
      onAccent: 'color-on-accent',
      /** A tint of accent behind ink. */
      accentSoft: 'color-accent-soft',
      warning: 'color-warning',
      warningSoft: 'color-warning-soft',
      /** For bars and dots, not for text: 3:1 is enough for them, and yellow can look like it. */
      warningFill: 'color-warning-fill',
      alert: 'color-alert',
      alertSoft: 'color-alert-soft',
      success: 'color-success',
      successSoft: 'color-success-soft',
      scrim: 'color-scrim',
    },
    font: { heading: 'font-heading', body: 'font-body' },
    /** Font sizes. */
    text: {
      xs: 'text-xs',
      sm: 'text-sm',
      md: 'text-md',
      lg: 'text-lg',
      xl: 'text-xl',
      xxl: 'text-xxl',
      hero: 'text-hero',
      /** The score. */
      display: 'text-display',
    },
    /** A 4-px grid. */
    space: {
      s1: 'space-1',
      s2: 'space-2',
      s3: 'space-3',
      s4: 'space-4',
      s5: 'space-5',
      s6: 'space-6',
      s7: 'space-7',
      s8: 'space-8',
      s9: 'space-9',
    },
    radius: { small: 'radius-small', control: 'radius-control', card: 'radius-card', pill: 'radius-pill' },
    shadow: { float: 'shadow-float' },
    motion: { fast: 'motion-fast', medium: 'motion-medium', ease: 'motion-ease' },
  },
  (value) => `iq-${value}`,
);
