/** Module that `build.ts` replaces: the questions of one test, from our server. */
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
