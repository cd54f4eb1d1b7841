declare module 'virtual:embed-css' {
  /** All styles of the embed, for an adopted style sheet. */
  const css: string;
  export default css;
}
