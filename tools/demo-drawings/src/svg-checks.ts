const FORBIDDEN: readonly [RegExp, string][] = [
  [/<script|<foreignObject|<iframe|<style/i, 'an element that a strict content policy refuses'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/(?:href|src)\s*=|url\(/i, 'a reference'],
  [/javascript:/i, 'a script address'],
  [/NaN|Infinity|undefined/, 'a number that is none'],
];

/** What would keep an SVG from being shown as it is, in an <img> or under a strict content policy. */
export function problemsOfSvg(svg: string): string[] {
  const problems = FORBIDDEN.filter(([pattern]) => pattern.test(svg)).map(([, problem]) => problem);
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
  let end = 0;
  for (let match = tag.exec(svg); match; match = tag.exec(svg)) {
    if (svg.slice(end, match.index).includes('<')) problems.push(`broken markup at ${end}`);
    end = tag.lastIndex;
    const [, closing, name, , empty] = match;
    if (closing) {
      if (open.pop() !== name) problems.push(`</${name ?? ''}> closes nothing`);
    } else if (!empty && name) {
      open.push(name);
    }
  }
  if (end !== svg.length) problems.push('something after the last tag');
  if (open.length > 0) problems.push(`<${open.join('> <')}> is not closed`);
  return problems;
}
