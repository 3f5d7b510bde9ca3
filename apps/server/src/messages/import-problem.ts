import type {
  CatalogueProblemCode,
  CatalogueProblemMessage,
  CatalogueProblemTexts,
} from '@partsboard/contract/backoffice/catalogue-problems';
import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from './texts.ts';

const sentence = <C extends CatalogueProblemCode>(
  sentences: CatalogueProblemTexts,
  message: CatalogueProblemMessage<C>,
): string => sentences[message.code](message);

/** What an import says of its files, with the column that it is about. */
export function describeImportProblem(message: CatalogueProblemMessage, language: LanguageCode): string {
  const text = sentence(texts[language].importProblems, message);
  return message.column === undefined ? text : `${message.column}: ${text}`;
}
