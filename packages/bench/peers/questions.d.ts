/** What `build.ts` puts in the place of this module: the questions of one test, as our server gave them. */
declare module 'questions' {
  export interface PeerQuestion {
    text: string;
    options: string[];
  }
  export const questions: PeerQuestion[];
  export const durationSeconds: number;
}

/** Bundled beside the script. */
declare module '*.css';
