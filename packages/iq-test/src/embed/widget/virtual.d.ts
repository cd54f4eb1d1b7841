declare module 'virtual:embed-css' {
  /** The styles up to the end of the test, for an adopted style sheet. */
  const css: string;
  export default css;
}
declare module 'virtual:embed-css/later' {
  /** The styles of the stages after it. */
  const css: string;
  export default css;
}
