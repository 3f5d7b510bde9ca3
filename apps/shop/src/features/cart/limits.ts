/** The largest quantity of one line, as the server has it. */
export const MAX_LINE_QUANTITY = 99_999;
