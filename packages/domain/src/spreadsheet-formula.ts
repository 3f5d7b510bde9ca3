/**
 * How a cell begins that a spreadsheet would calculate instead of showing it, in whichever line of the cell the rest
 * stands.
 */
export const FORMULA_START = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
