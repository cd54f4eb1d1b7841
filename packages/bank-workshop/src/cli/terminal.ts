/** Terminal of a command. */
export interface Terminal {
  readonly print: (line: string) => void;
  /** Prints progress and hints, which aren't the result. */
  readonly note: (line: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Folder of the bank, with a folder for each set. */
  readonly bankFolder: string;
  /** Default path of the table of proofs: the server's. */
  readonly proofsFile: string;
}
