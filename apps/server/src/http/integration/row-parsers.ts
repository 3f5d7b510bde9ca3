import { JSONParser } from '@streamparser/json';

/** Reads the rows of a body while it arrives. */
export interface RowParser {
  readonly write: (chunk: Buffer) => void;
  /** Throws where the body ends too early. */
  readonly end: () => void;
}

/** Stands for a line that is not valid JSON. */
export const NOT_JSON = Symbol('not JSON');

/**
 * More than a row needs. Without it each chunk of a body without line ends would be searched from the beginning, and an
 * array in an array would be kept whole: some kilobytes of gzip become gigabytes of objects.
 */
const MAX_ROW_LENGTH = 128 * 1024;

const rowTooLong = () => new SyntaxError('A row is too long');

/** Reads one JSON value from each line. A line that is not valid JSON is reported and the others are still read. */
export function lineParser(onRow: (value: unknown) => void): RowParser {
  const decoder = new TextDecoder();
  let rest = '';
  const read = (line: string) => {
    if (line.trim() === '') return;
    let value: unknown = NOT_JSON;
    try {
      value = JSON.parse(line);
    } catch {
      // The row is reported as NOT_JSON.
    }
    onRow(value);
  };
  return {
    write: (chunk) => {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) read(line);
      if (rest.length > MAX_ROW_LENGTH) throw rowTooLong();
    },
    end: () => read(rest + decoder.decode()),
  };
}

/** The elements of a JSON array, without ever holding the whole of it. */
export function arrayParser(onRow: (value: unknown) => void): RowParser {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let bytesOfRow = 0;
  parser.onValue = ({ value, parent }) => {
    if (!Array.isArray(parent)) throw new SyntaxError('The body is no array');
    bytesOfRow = 0;
    onRow(value);
  };
  return {
    write: (chunk) => {
      bytesOfRow += chunk.length;
      parser.write(chunk);
      if (bytesOfRow > MAX_ROW_LENGTH) throw rowTooLong();
    },
    end: () => {
      if (!parser.isEnded) throw new SyntaxError('The body ends too early');
    },
  };
}
