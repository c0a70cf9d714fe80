import type { FastifyInstance } from 'fastify';
import { named } from '../../http/named.ts';
import { askRoutes } from './askRoutes.ts';
import { notificationFormRoutes } from './notificationFormRoutes.ts';
import { regularFormRoutes } from './regularFormRoutes.ts';
import { responseFormRoutes } from './responseFormRoutes.ts';
import type { FormRouteOptions } from './sendForm.ts';
import { voteFormRoutes } from './voteFormRoutes.ts';

/** A Fastify plugin: all forms that need no script. */
export async function formRoutes(app: FastifyInstance, options: FormRouteOptions): Promise<void> {
  await app.register(named('response form', responseFormRoutes), options);
  await app.register(named('vote form', voteFormRoutes), options);
  await app.register(named('regular form', regularFormRoutes), options);
  await app.register(named('notification form', notificationFormRoutes), options);
  await app.register(named('asking', askRoutes), options);
}
