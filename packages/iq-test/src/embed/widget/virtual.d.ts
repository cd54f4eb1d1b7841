declare module 'virtual:embed-css*' {
  /**
   * For an adopted style sheet: the styles up to the end of the test; with `/landing`, those of the landing besides; with
   * `/later`, those of the stages after the test.
   */
  const css: string;
  export default css;
}
