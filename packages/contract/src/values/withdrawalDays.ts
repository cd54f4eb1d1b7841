/** Days after the day of a purchase in which buyers may withdraw, unless the operator's table has others. */
export const WITHDRAWAL_DAYS = 14;
