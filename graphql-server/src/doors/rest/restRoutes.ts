import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './accountRoutes.ts';
import { batchRoutes } from './external/batchRoutes.ts';
import { changeRoutes } from './changeRoutes.ts';
import { coOrganiserRoutes } from './organising/coOrganiserRoutes.ts';
import { sendDeprecations } from './platform/deprecation.ts';
import { documented } from './documented.ts';
import { errorRoutes } from './lists/errorRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { externalIdRoutes } from './external/externalIdRoutes.ts';
import { followRoutes } from './followRoutes.ts';
import { keepAnswers, openOnce } from './keys/keepAnswers.ts';
import { handOverRoutes } from './handOverRoutes.ts';
import { serveOpenApi } from './openapi.ts';
import { reachRoutes } from './organising/reachRoutes.ts';
import { reliabilityRoutes } from './organising/reliabilityRoutes.ts';
import { historyRoutes } from './organising/historyRoutes.ts';
import { listRoutes } from './organising/listRoutes.ts';
import { publicListRoutes } from './lists/publicListRoutes.ts';
import { organisingRoutes } from './organising/organisingRoutes.ts';
import { paymentRoutes } from './organising/paymentRoutes.ts';
import { phoneRoutes } from './phoneRoutes.ts';
import { notificationRoutes } from './notificationRoutes.ts';
import { pollRoutes } from './pollRoutes.ts';
import { pushRoutes } from './pushRoutes.ts';
import { accountPhoneRoutes } from './own/accountPhoneRoutes.ts';
import { ownRoutes } from './own/ownRoutes.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import { responseRoutes } from './responseRoutes.ts';
import { tokenRoutes } from './platform/tokenRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { seriesRoutes } from './organising/seriesRoutes.ts';
import { voteRoutes } from './voteRoutes.ts';
import { sampleRoutes } from './webhooks/sampleRoutes.ts';
import { webhookRoutes } from './webhooks/webhookRoutes.ts';
import { named } from '../../http/named.ts';
import { getPhoneCountries } from '../../use-cases/phone/leavePhone.ts';
import { getPushKey } from '../../use-cases/push/pushKeys.ts';
import type { RestOptions } from './RestOptions.ts';

/** `/api/*`: the REST facade of spec section 7. */
export const restRoutes = async (app: FastifyInstance, given: RestOptions): Promise<void> => {
  const options = { ...given, openContext: openOnce(given.openContext) };
  await serveOpenApi(app, options.version);
  sampleRoutes(app);
  const routes = async (scope: FastifyInstance) => {
    refuseUnknown(scope);
    sendDeprecations(scope);
    keepAnswers(scope, options.openContext);
    scope.get(
      '/api/init',
      {
        schema: documented({
          id: 'getSettings',
          summary: 'What a client needs at run time',
          description:
            'How people sign in here, and in which ways they can be notified. It needs no account, and is the same for everybody.',
          responses: { 200: 'init' },
        }),
      },
      async (request) => {
        const publicKey = await getPushKey(options.openAnonymously());
        const push = publicKey === null ? null : { publicKey };
        const countries = getPhoneCountries(options.openAnonymously());
        const phones = countries && { countries };
        return { version: options.version, auth: options.authSettings(request), push, phones };
      },
    );
    errorRoutes(scope);
    publicListRoutes(scope, options);
    eventRoutes(scope, options);
    changeRoutes(scope, options);
    externalIdRoutes(scope, options);
    batchRoutes(scope, options);
    handOverRoutes(scope, options);
    coOrganiserRoutes(scope, options);
    responseRoutes(scope, options);
    seriesRoutes(scope, options);
    organisingRoutes(scope, options);
    listRoutes(scope, options);
    historyRoutes(scope, options);
    reachRoutes(scope, options);
    reliabilityRoutes(scope, options);
    pushRoutes(scope, options);
    followRoutes(scope, options);
    phoneRoutes(scope, options);
    accountPhoneRoutes(scope, options);
    paymentRoutes(scope, options);
    notificationRoutes(scope, options);
    pollRoutes(scope, options);
    voteRoutes(scope, options);
    webhookRoutes(scope, options);
    ownRoutes(scope, options);
    accountRoutes(scope, options);
    tokenRoutes(scope, options);
    reportRoutes(scope, options);
  };
  await app.register(named('REST', routes));
};
