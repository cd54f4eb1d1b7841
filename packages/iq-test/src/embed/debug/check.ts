/** One line of the report; `isFine` is undefined where there is nothing to judge. */
export interface Check {
  name: string;
  isFine?: boolean;
  text: string;
}
