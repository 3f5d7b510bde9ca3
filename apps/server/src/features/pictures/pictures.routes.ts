import type { referenceRoutes } from '@partsboard/contract/reference';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { withTimeLimit } from '../../http/limits/time-limit.ts';
import { pictureAnswer } from './picture-answer.ts';
import { findPictureByHashStart, findPictureById } from './pictures.repository.ts';

const A_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

const FILE_NAME = /^([0-9a-f]{32})\.[a-z]{3,4}$/i;

interface PictureDeps {
  readonly db: Db;
}

export const pictureHandlers = ({ db }: PictureDeps): Handlers<Pick<typeof referenceRoutes, 'picture'>> => ({
  picture: async ({ params, request, reply }) =>
    pictureAnswer(await findPictureById(db, params.id), request, reply, A_DAY),
});

/** Pictures for img elements, which send no token. */
export function registerPictureFiles(
  app: FastifyInstance,
  { db, timeLimit }: PictureDeps & { readonly timeLimit: number },
): void {
  app.get<{ Params: { file: string } }>(
    '/backoffice/pictures/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const start = FILE_NAME.exec(request.params.file)?.[1];
      const picture =
        start === undefined
          ? undefined
          : await withTimeLimit(findPictureByHashStart(db, Buffer.from(start, 'hex')), timeLimit);
      return reply.send(await pictureAnswer(picture, request, reply, FOR_EVER));
    },
  );
}
