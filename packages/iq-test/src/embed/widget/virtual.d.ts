declare module 'virtual:embed-css*' {
  /**
   * Rules for an adopted style sheet: those up to the end of the test; with `/landing`, those of the landing; with
   * `/later`, those of the stages after the test.
   */
  const css: string;
  export default css;
}
