/** Whole minutes left at which a screen reader speaks. Speaking every second would drown the question. */
const SPOKEN_MINUTES = [20, 15, 10, 5, 2, 1];
/** Seconds that the text stays: a later reader would hear a wrong time. */
const SPOKEN_FOR_SECONDS = 10;

/** Returns the minutes left that a screen reader speaks now; undefined most of the time. */
export const spokenMinutes = (seconds: number): number | undefined =>
  SPOKEN_MINUTES.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - SPOKEN_FOR_SECONDS);
