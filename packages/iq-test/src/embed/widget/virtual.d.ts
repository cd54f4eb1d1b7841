declare module 'virtual:embed-css*' {
  /** For an adopted style sheet: the styles up to the end of the test; with `/later`, those of the stages after it. */
  const css: string;
  export default css;
}
