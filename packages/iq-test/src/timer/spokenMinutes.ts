/** When a screen reader is told, in whole minutes left. A timer that speaks every second would drown the question. */
const SPOKEN_MINUTES = [20, 15, 10, 5, 2, 1];
/** How long that text stays: whoever comes across it later would read a time that is over. */
const SPOKEN_FOR_SECONDS = 10;

/** The minutes left that a screen reader is told of just now; none for most of the time. */
export const spokenMinutes = (seconds: number): number | undefined =>
  SPOKEN_MINUTES.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - SPOKEN_FOR_SECONDS);
