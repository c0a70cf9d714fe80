import type { FastifyInstance } from 'fastify';
import { named } from '../../http/named.ts';
import { formRoutes } from './formRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import type { FormRouteOptions } from './sendForm.ts';
import { serveWebApp } from './webApp.ts';

type Options = Parameters<typeof pageRoutes>[1] &
  Parameters<typeof pictureRoutes>[1] &
  FormRouteOptions & {
    /** Where the built web app is. */
    webRoot: string;
  };

/** Everything that people see of the web app: its pages, their preview pictures, their forms without a script, and its files. */
export const servePages = async (app: FastifyInstance, { webRoot, ...options }: Options): Promise<void> => {
  const sendPage = pageRoutes(app, options);
  pictureRoutes(app, options);
  await app.register(named('forms', formRoutes), options);
  await serveWebApp(app, webRoot, sendPage);
};
