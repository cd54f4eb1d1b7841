import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Every themable value, as CSS variables with readable names (`--iq-color-accent`, …).
 * A partner overrides them on the element: `iq-test { --iq-color-accent: hotpink }`.
 * What is said of each is shown in the guide on theming, in `components.json`, in `custom-elements.json` and by editors.
 */
export const vars = createGlobalThemeContract(
  {
    /** Colors. The scheme chooses each of two, `--iq-light-…` and `--iq-dark-…`. */
    color: {
      /** The page behind everything: the ground of every widget that is not transparent. */
      paper: 'color-paper',
      /** Cards, options, text fields, dialogs, toasts and the cookie banner. */
      surface: 'color-surface',
      /** A quiet fill on surface: neutral notices, skeletons, hovered rows, the main button while it is off. */
      sunken: 'color-sunken',
      /** Text, headings and the figures of questions. */
      ink: 'color-ink',
      /** Text beside the main thing: captions, units, hints, and buttons that are off. */
      inkMuted: 'color-ink-muted',
      /** Decorative lines: between rows, around cards, and what a progress bar has not reached yet. */
      hairline: 'color-hairline',
      /** Lines that a control is recognized by (3:1 or more): buttons, options, switches, text fields. */
      outline: 'color-outline',
      /** The one accent: the main button, links, what is chosen, progress, the focus, the place on the bell curve. */
      accent: 'color-accent',
      /** Accent under the pointer: the main button. */
      accentHover: 'color-accent-hover',
      /** Text on accent: in the main button and in the chosen option. */
      onAccent: 'color-on-accent',
      /** A tint of accent behind ink: the chosen time, options and quiet buttons under the pointer. */
      accentSoft: 'color-accent-soft',
      /** A warning, as text: the timer in the last quarter, a lost connection, an ability in the middle. */
      warning: 'color-warning',
      /** A tint behind a warning: the timer, notices. */
      warningSoft: 'color-warning-soft',
      /** The bar of an ability in the middle. Not for text: 3:1 is enough for bars, and yellow can look like it. */
      warningFill: 'color-warning-fill',
      /** Something is wrong or nearly over, as text and lines: errors, wrong answers, the last tenth of the time. */
      alert: 'color-alert',
      /** A tint behind an alert: the timer, notices, wrong answers in the review. */
      alertSoft: 'color-alert-soft',
      /** Success, as text and lines: right answers, a strong ability, the edge of a toast. */
      success: 'color-success',
      /** A tint behind a success: notices, right answers in the review. */
      successSoft: 'color-success-soft',
      /** Covers the page behind an open dialog; translucent. */
      scrim: 'color-scrim',
    },
    /** Lists of font families. The package brings no font files. */
    font: {
      /** Headings, the score, and the question mark in a figure. */
      heading: 'font-heading',
      /** All text except headings. */
      body: 'font-body',
    },
    /** Font sizes in CSS pixels. They follow the width of the widget, and nothing outside of it changes them. */
    text: {
      /** Captions, labels above values, the state of saving, the numbers of the question strip. */
      xs: 'text-xs',
      /** Notes, notices, toasts, charts, and text beside a field or a value. */
      sm: 'text-sm',
      /** Running text, options, fields and medium buttons. */
      md: 'text-md',
      /** Questions in a narrow widget, leads, the smallest headings, the timer and large buttons. */
      lg: 'text-lg',
      /** Headings of sections, and questions in a wide widget. */
      xl: 'text-xl',
      /** Headings of screens, and the question mark in a figure. */
      xxl: 'text-xxl',
      /** The headline of the landing page, and the percentile. */
      hero: 'text-hero',
      /** The score; smaller in narrow columns. */
      display: 'text-display',
    },
    /** Gaps and paddings on a 4-px grid, in CSS pixels, each multiplied by `--iq-density`. */
    space: {
      /** Within one thing: a label and its value, the markers of the question strip. */
      s1: 'space-1',
      /** Between small things that belong together: an icon and its text, buttons side by side. */
      s2: 'space-2',
      /** Between options, between lines of a list, and between the buttons of a dialog. */
      s3: 'space-3',
      /** Between paragraphs; beside the text of notices, options and fields; around a question in a narrow widget. */
      s4: 'space-4',
      /** Between the parts of a card; around the content of dialogs, and beside the text of medium buttons. */
      s5: 'space-5',
      /** Around a question in a wide widget, beside the text of large buttons, and between the parts of a screen. */
      s6: 'space-6',
      /** Between the sections of a page. */
      s7: 'space-7',
      /** Above and below the sections of the landing page in a wide widget, and between its columns. */
      s8: 'space-8',
      /** Above and below a message on its own. */
      s9: 'space-9',
    },
    /** Roundings of corners, as lengths. */
    radius: {
      /** Small things: figures, markers, the letter of an option, lines of the review. */
      small: 'radius-small',
      /** Buttons, options, text fields, notices and toasts. */
      control: 'radius-control',
      /** Cards and dialogs. */
      card: 'radius-card',
      /** Round ends: the timer, switches, the floating button. */
      pill: 'radius-pill',
    },
    /** Shadows, as `box-shadow` takes them. */
    shadow: {
      /** Below things over the page: dialogs, toasts, the cookie banner, floating buttons. */
      float: 'shadow-float',
    },
    /** Movement. Where a visitor asks for less of it, both durations are 0 ms. */
    motion: {
      /** Feedback to a hand: hovering, pressing, switching. A duration, in milliseconds. */
      fast: 'motion-fast',
      /** Entrance of a dialog or a toast. A duration, in milliseconds. */
      medium: 'motion-medium',
      /** The easing of both, as a `transition-timing-function`. */
      ease: 'motion-ease',
    },
  },
  (value) => `iq-${value}`,
);
