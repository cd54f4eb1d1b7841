/** Module that `buildArticlePeer` replaces: the body of one of our information pages. */
declare module 'article' {
  export const article: string;
}
