/** What `buildArticlePeer` puts in the place of this module: the body of one of our information pages. */
declare module 'article' {
  export const article: string;
}
