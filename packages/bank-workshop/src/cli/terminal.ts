/** What a command needs of the world. */
export interface Terminal {
  readonly print: (line: string) => void;
  /** Progress and hints, which are no result. */
  readonly note: (line: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** The folder of the bank, with a folder for each set. */
  readonly bankFolder: string;
  /** Where the table of proofs goes when nothing else is said: what a server reads. */
  readonly proofsFile: string;
}
