const rows: string[] = [];

/** Adds a row to the table that is printed at the end. */
export function note(figure: string, value: string): void {
  rows.push(`| ${figure} | ${value} |`);
}

export function printFigures(): void {
  process.stdout.write(`\n| figure | measured |\n| --- | --- |\n${rows.join('\n')}\n\n`);
}

export const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
