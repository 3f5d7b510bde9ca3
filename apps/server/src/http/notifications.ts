import type { FastifyInstance } from 'fastify';
import type { Listen } from '../db/database.ts';
import type { NotificationSubscriber } from '../db/notification-listener.ts';

export interface NotificationDeps {
  readonly listen?: Listen | undefined;
  readonly subscribers: readonly NotificationSubscriber[];
}

/** Receives PostgreSQL's notifications, on one connection, for as long as the server runs. */
export function registerNotifications(app: FastifyInstance, { listen, subscribers }: NotificationDeps): void {
  const listener = listen?.(subscribers);
  app.addHook('onClose', () => listener?.stop());
}
